/** The name of the coach to whom an invitation, or a way in, leads. */
export const coachNameView = (row: { pro_first_name: string; pro_last_name: string }) => ({
  first_name: row.pro_first_name,
  last_name: row.pro_last_name,
});
