import type { AppLinkProps } from '@fairway/ui/kit/Link/AppLink';
import type { MouseEvent } from 'react';

/** A click that asks for anything but this page in this tab is the browser's own. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whether a link leads to a page of the app, which opens without loading the document. */
export const isPageLink = ({ href, target, download, rel }: AppLinkProps): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !target && download === undefined && rel !== 'external';
