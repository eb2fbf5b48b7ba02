/** A text as it begins a sentence: "at least one" → "At least one". */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text as it goes on within a sentence: "Their mailbox is full" → "their mailbox is full". */
export const decapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
