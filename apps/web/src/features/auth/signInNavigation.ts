/** How the pages of signing in lead on: the app's router does it, and so does their own small entry. */
export interface SignInNavigation {
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /**
   * Begins the session of the person whom the server has just signed in, and opens `href` in place of this page. False when
   * the browser has not kept the cookie.
   */
  enter: (href: string) => Promise<boolean>;
}
