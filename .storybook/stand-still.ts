/** What Storybook lays over a story while axe looks at it: each animation stands at its end, and nothing glides. */
const STILL = `*, *::before, *::after {
  animation-delay: 0s !important;
  animation-direction: reverse !important;
  animation-play-state: paused !important;
  transition: none !important;
}`;

/**
 * Keeps every story still from the first to the last. Storybook stops what moves once a story has been played, by two sheets that it
 * adds and takes away again: each has the browser style every element anew, three times a story, a tenth of what the stories cost.
 * Its sheets come in still, but apply to nothing.
 */
export function standStill() {
  const { head } = document;
  const append = head.appendChild.bind(head);
  const sheet = document.createElement('style');
  sheet.textContent = STILL;
  append(sheet);
  head.appendChild = (node) => {
    if (node instanceof HTMLStyleElement && node.textContent.startsWith('*, *:before, *:after')) node.media = 'not all';
    return append(node);
  };
}
