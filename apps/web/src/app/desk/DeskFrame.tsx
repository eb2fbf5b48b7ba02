import { DeskColumns } from '@fairway/ui/kit/DeskColumns/DeskColumns';
import { type AppLinkProps, LinkProvider } from '@fairway/ui/kit/Link/AppLink';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentType, createContext, Fragment, type ReactNode, Suspense, useContext } from 'react';
import { RouterLink } from '../shell/RouterLink.tsx';
import { useDeskWide } from './useDeskWide.ts';
import { keepListSearch } from './keepListSearch.ts';

const ListContext = createContext({ listPath: '', entryPath: '', search: '' });

/** A link that goes from one entry of the list to the next, or back to the list, with the list as it was narrowed. */
function DeskLink(props: AppLinkProps) {
  const { listPath, entryPath, search } = useContext(ListContext);
  return <RouterLink {...props} href={keepListSearch(props.href, listPath, search, entryPath)} />;
}

interface DeskFrameProps {
  /** What is listed: "Players". */
  label: string;
  /** The address of the list. */
  listPath: string;
  /** What the addresses of its entries begin with, where they are not below it. */
  entryPath?: string;
  List: ComponentType;
  /** Stands beside the list until something is chosen, where it needs no more room than a column. */
  empty?: ReactNode;
}

/**
 * The layout of a list and the pages it leads to. At a desk the list stays beside what is chosen, with its search in the address of
 * both; elsewhere each is a page by itself, and the list is not even loaded with the others. A page stays as it is from one to the other.
 */
export function DeskFrame({ label, listPath, entryPath = `${listPath}/`, List, empty }: DeskFrameProps) {
  const wide = useDeskWide();
  const { pathname, searchStr } = useLocation();
  const chosen = pathname === listPath ? null : pathname;
  // It is here already unless a window has been made wider: what is open stays in view until it comes.
  const list = (
    <Suspense fallback={null}>
      <List />
    </Suspense>
  );
  return (
    <ListContext value={{ listPath, entryPath, search: searchStr }}>
      <LinkProvider component={wide ? DeskLink : RouterLink}>
        <DeskColumns label={label} chosen={chosen} list={wide ? list : null} empty={empty}>
          {/* One after another: what was typed for one is not shown for the next. */}
          <Fragment key={chosen}>
            <Outlet />
          </Fragment>
        </DeskColumns>
      </LinkProvider>
    </ListContext>
  );
}
