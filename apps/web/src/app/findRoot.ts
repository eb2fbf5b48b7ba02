/** The element that the page is drawn into; each entry's HTML has it. */
export function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  return root;
}
