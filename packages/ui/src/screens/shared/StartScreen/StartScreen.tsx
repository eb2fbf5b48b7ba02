import { VisuallyHidden } from '@mantine/core';
import { Contours } from '../../../components/Illustration/Contours.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import classes from './StartScreen.module.css';

/** Stands while the user is loaded and the first page is chosen (S1 §2). */
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
