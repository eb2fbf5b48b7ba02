import classes from './SwingPlayer.module.css';

/** Where a clip is about to stand, with its poster: as high as the player that takes its place. */
export function ClipPlace({ poster }: { poster?: string | null | undefined }) {
  return (
    <div aria-busy="true">
      <div className={classes.stage}>{poster ? <img className={classes.video} src={poster} alt="" /> : null}</div>
      <div className={classes.controlsPlace} />
    </div>
  );
}
