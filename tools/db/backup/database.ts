/** Does something with the database that the settings name: that of DATABASE_URL, or the carried one. */
export async function withDatabase(
  { databaseUrl, data }: { databaseUrl: string | undefined; data: string },
  options: { forRestore: boolean },
  body: (url: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl) return body(databaseUrl);
  // Only a checkout has what starts it: an image always names its database.
  const { withCarriedDatabase } = await import('./carried.ts');
  return withCarriedDatabase(data, options, body);
}
