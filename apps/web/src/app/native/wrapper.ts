import { type Bridge, createBridge } from './bridge.ts';
import { type NativeWindow, findPort } from './port.ts';

function open(): Bridge | null {
  if (typeof window === 'undefined') return null;
  const page = window as Window & NativeWindow;
  const port = findPort(page);
  if (!port) return null;
  const bridge = createBridge(port);
  // A function of this window and no message event: only the page itself and whoever runs scripts in it, the wrapper, can call it.
  page.fairway = { receive: bridge.receive };
  return bridge;
}

/** The line to the native wrapper; null in a plain browser, where each thing is done the web's own way. */
export const wrapper: Bridge | null = open();
