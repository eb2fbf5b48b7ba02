import { Card } from '@mantine/core';
import classes from './NoBookings.module.css';

/** In place of the next lesson while there is none. */
export function NoBookings() {
  return (
    <Card className={classes.card}>
      <h2 className={classes.title}>You have no bookings</h2>
      <p className={classes.words}>Your next lesson appears here once it is booked.</p>
    </Card>
  );
}
