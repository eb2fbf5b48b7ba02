import classes from './CoachHero.module.css';

/**
 * A course in the evening, drawn in light on the dark ground of a hero: hills behind each other, a low sun and a flag. On a phone
 * the sun and the flag stand higher, above the words.
 */
export function CourseView() {
  return (
    <svg
      className={classes.course}
      viewBox="0 0 720 300"
      preserveAspectRatio="xMaxYMax slice"
      fill="currentColor"
      aria-hidden
    >
      <g className={classes.sun}>
        <circle cx="520" cy="104" r="74" opacity=".08" />
        <circle cx="520" cy="104" r="44" fill="var(--art-sand)" opacity=".5" />
      </g>
      <path opacity=".07" d="M180 196c70-34 128-40 196-22s96 16 152-8 110-34 192-14v148H150Z" />
      <path opacity=".08" d="M40 250c96-48 184-62 280-40s150 14 218-12 116-26 182-14v116H20Z" />
      <path opacity=".1" d="M0 290c118-38 238-46 352-28s218 2 368-34v72H0Z" />
      <g className={classes.flag}>
        <ellipse cx="560" cy="248" rx="92" ry="13" opacity=".14" />
        <path d="M566 246V150" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity=".8" />
        <path fill="var(--art-flag)" d="M566 151c15-7 24 7 39 3 5-1 8-3 12-5v31c-15 8-25-4-39-1-4 1-8 3-12 5Z" />
        <circle cx="516" cy="245" r="5" opacity=".9" />
      </g>
    </svg>
  );
}
