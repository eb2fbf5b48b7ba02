/** Texts that are kept prepared; each costs every connection some memory on both sides. */
const LIMIT = 200;

/**
 * Names statements by their text, so that PostgreSQL parses and plans each once a connection and not once a call. Texts
 * beyond the first few hundred, as lists of changing length make them, stay unnamed.
 */
export function statementNames(limit = LIMIT): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    let name = names.get(sql);
    if (name === undefined) {
      if (names.size >= limit) return '';
      names.set(sql, (name = `s${names.size}`));
    }
    return name;
  };
}
