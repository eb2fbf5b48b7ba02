import { type Bridge, createBridge } from './bridge.ts';

/** What each kind of web view gives its page to speak through, and what this page gives the wrapper to answer. */
interface NativeWindow {
  /** Android's `addJavascriptInterface`, or any wrapper's own. */
  fairwayNative?: { postMessage?: (json: string) => void };
  /** WKWebView's `WKScriptMessageHandler` of the name `fairway`. */
  webkit?: { messageHandlers?: { fairway?: { postMessage?: (json: string) => void } } };
  ReactNativeWebView?: { postMessage?: (json: string) => void };
  fairway?: { receive: (json: unknown) => void };
}

/** The way to the wrapper that this page runs in, or null in a plain browser, and in a frame, which no wrapper speaks to. */
export function portOf(page: NativeWindow & { top?: unknown; self?: unknown }): ((json: string) => void) | null {
  if (page.top !== page.self) return null;
  const ends = [page.fairwayNative, page.webkit?.messageHandlers?.fairway, page.ReactNativeWebView];
  const end = ends.find((one) => typeof one?.postMessage === 'function');
  // Called on its owner: native objects refuse to be called without it.
  return end ? (json) => end.postMessage?.(json) : null;
}

function open(): Bridge | null {
  if (typeof window === 'undefined') return null;
  const page = window as Window & NativeWindow;
  const port = portOf(page);
  if (!port) return null;
  const bridge = createBridge(port);
  // A function of this window and no message event: only the page itself and whoever runs scripts in it, the wrapper, can call it.
  page.fairway = { receive: bridge.receive };
  return bridge;
}

/** The line to the native wrapper; null in a plain browser, where each thing is done the web's own way. */
export const wrapper: Bridge | null = open();
