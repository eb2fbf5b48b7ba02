import { VisuallyHidden } from '@mantine/core';
import { Contours } from '../../kit/Illustration/Contours.tsx';
import { Logo } from '../../kit/Logo/Logo.tsx';
import classes from './StartScreen.module.css';

/** Stands while the user is loaded and the first page is chosen. */
export function StartScreen() {
  return (
    <main className={classes.screen}>
      <Contours className={classes.contours} />
      <div className={classes.mark}>
        <Logo size={56} tone="onDark" />
      </div>
      <VisuallyHidden role="status">Opening Fairway</VisuallyHidden>
    </main>
  );
}
