import { Card, Text, Title } from '@mantine/core';

/** In place of the next lesson while there is none. */
export function NoBookings() {
  return (
    <Card p={20}>
      <Title order={2} fz="lg" lh={1.5}>
        You have no bookings
      </Title>
      <Text c="dimmed" mt={4}>
        Your next lesson appears here once it is booked.
      </Text>
    </Card>
  );
}
