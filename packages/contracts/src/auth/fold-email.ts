/**
 * The form in which two email addresses are the same (A1): ASCII letters in lower case, all else as it is. The database's
 * `fold_email` does exactly this on every collation; Unicode's lower case differs from one to the next (docs/decisions/023).
 */
export const foldEmail = (address: string): string => address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
