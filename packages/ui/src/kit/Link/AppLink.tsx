import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

export type AppLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

const PlainLink = (props: AppLinkProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** Gives every link below it the router's own link. `component` takes `href` and the attributes of an anchor. */
export function LinkProvider({ component, children }: { component: ComponentType<AppLinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link to a page of the app: the router's where there is one, else a plain anchor. */
export function AppLink(props: AppLinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
