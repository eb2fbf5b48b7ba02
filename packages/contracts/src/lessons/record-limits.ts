/** How long the link to a record works. */
export const SHARE_DAYS = 30;

/** How much a coach keeps to begin records with: templates, their parts and words, and phrases. */
export const TEMPLATE_LIMITS = {
  templates: 50,
  name: 100,
  parts: 30,
  content: 2000,
  snippets: 200,
  snippet: 2000,
} as const;
