import type { AppLinkProps } from '@fairway/ui/kit/Link/AppLink';
import { useRouter } from '@tanstack/react-router';
import { isPageLink, isPlainClick } from './links.ts';

/** The link of the whole design system: a page of the app opens without loading the document, and is fetched when it is pointed at. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, onTouchStart, ...rest }: AppLinkProps) {
  const router = useRouter();
  if (!isPageLink({ href, ...rest })) return <a href={href} onClick={onClick} {...rest} />;

  // `href` wins over `to`, which the types ask for.
  const preload = () => void router.preloadRoute({ to: '/', href }).catch(() => undefined);
  return (
    <a
      href={href}
      {...rest}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        preload();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    />
  );
}
