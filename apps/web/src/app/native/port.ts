/** What each kind of web view gives its page to speak through, and what this page gives the wrapper to answer. */
export interface NativeWindow {
  /** Android's `addJavascriptInterface`, or any wrapper's own. */
  fairwayNative?: { postMessage?: (json: string) => void };
  /** WKWebView's `WKScriptMessageHandler` of the name `fairway`. */
  webkit?: { messageHandlers?: { fairway?: { postMessage?: (json: string) => void } } };
  ReactNativeWebView?: { postMessage?: (json: string) => void };
  fairway?: { receive: (json: unknown) => void };
}

/** The way to the wrapper that this page runs in, or null in a plain browser, and in a frame, which no wrapper speaks to. */
export function findPort(page: NativeWindow & { top?: unknown; self?: unknown }): ((json: string) => void) | null {
  if (page.top !== page.self) return null;
  const ends = [page.fairwayNative, page.webkit?.messageHandlers?.fairway, page.ReactNativeWebView];
  const end = ends.find((one) => typeof one?.postMessage === 'function');
  // Called on its owner: native objects refuse to be called without it.
  return end ? (json) => end.postMessage?.(json) : null;
}

/** Whether the page runs in a wrapper, for whoever has no word for it: the line itself is `wrapper`. */
export const isInWrapper = (): boolean => findPort(window) !== null;
