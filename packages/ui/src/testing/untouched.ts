const ignore = () => undefined;

/** What a closed field is given in a story that never touches it. */
export const UNTOUCHED = {
  onFocus: ignore,
  onBlur: ignore,
  onPointerDown: ignore,
  onPointerUp: ignore,
  onClick: ignore,
};
