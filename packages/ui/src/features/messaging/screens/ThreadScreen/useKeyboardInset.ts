import { useEffect, useState } from 'react';

/** How many pixels of the page the keyboard of a phone covers: its bars do not count. */
export function useKeyboardInset(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      // A picture that is enlarged by two fingers covers nothing.
      const hidden = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      setCovered(hidden > 120 ? Math.round(hidden) : 0);
    };
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, []);
  return covered;
}
