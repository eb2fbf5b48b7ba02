import type { AppLinkProps } from '@fairway/ui/components/Link/AppLink';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** A click that asks for anything but this page in this tab is the browser's own. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link of the whole design system: a page of the app opens without loading the document, and is fetched when it is pointed at. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, onTouchStart, ...rest }: AppLinkProps) {
  const router = useRouter();
  const ours =
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !rest.target &&
    rest.download === undefined &&
    rest.rel !== 'external';
  if (!ours) return <a href={href} onClick={onClick} {...rest} />;

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
