declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title, as the browser's tab and a screen reader tell it: "Book a lesson". */
    title?: string;
  }
}

const APP = 'Fairway';

export const formatTitle = (title: string | undefined): string => (title ? `${title} · ${APP}` : APP);

/** The deepest page that has a title gives it: "Book a lesson · Fairway". */
export function documentTitle(matches: { staticData: { title?: string } }[]): string {
  const title = matches.findLast((match) => match.staticData.title)?.staticData.title;
  return formatTitle(title);
}
