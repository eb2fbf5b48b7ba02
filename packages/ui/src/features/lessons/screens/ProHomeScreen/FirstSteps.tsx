import type { FirstStep, FirstStepName } from '@fairway/contracts/lessons/coach-home';
import { FIRST_WEEK } from '@fairway/contracts/constants';
import { formatTimes } from '@fairway/time/phrases';
import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { accountPaths } from '../../../../paths/account.ts';
import { proPaths } from '../../../../paths/pro.ts';

export interface FirstStepsProps {
  steps: FirstStep[];
  /** Opens the usual week in one tap; fulfils once its hours stand. */
  onOpenWeek: () => Promise<unknown>;
  /** Puts the list away for good. */
  onDismiss: () => Promise<unknown>;
}

const STEPS: Record<FirstStepName, { title: string; detail: string; href: string }> = {
  hours: {
    title: 'Open your diary',
    detail: `Monday to Friday, ${formatTimes(FIRST_WEEK.start, FIRST_WEEK.end)}. You can change it later.`,
    href: proPaths.weeklyHours,
  },
  price: { title: 'Set your price', detail: 'What a credit of 15 minutes costs.', href: proPaths.settings },
  venue: { title: 'Add a venue', detail: 'Where you give lessons.', href: accountPaths.newVenue },
  payments: {
    title: 'Set up payments',
    detail: 'Your bank account and card, so players can pay you.',
    href: proPaths.onboard,
  },
  share: { title: 'Share your code', detail: 'A code or QR that players sign up with.', href: accountPaths.validation },
};

function Step({ name, done, onOpenWeek }: FirstStep & Pick<FirstStepsProps, 'onOpenWeek'>) {
  const { busy, run } = useSingleFlight(onOpenWeek);
  const { title, detail, href } = STEPS[name];
  const isOneTap = name === 'hours' && !done;
  return (
    <ListRow
      icon={done ? IconCircleCheckFilled : IconCircle}
      title={title}
      detail={done ? 'Done' : detail}
      {...(isOneTap ? { onClick: () => void run(), busy } : { href })}
    />
  );
}

/** What a new coach does before players can book and pay, with what of it is done (U10). */
export function FirstSteps({ steps, onOpenWeek, onDismiss }: FirstStepsProps) {
  const { busy, run } = useSingleFlight(onDismiss);
  const done = steps.filter((step) => step.done).length;
  return (
    <Stack component="section" gap="xs" aria-labelledby="first-steps">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={2} id="first-steps" fz="lg" fw={620}>
          Get ready for your first lesson
        </Title>
        <Button variant="subtle" flex="none" loading={busy} onClick={() => void run()}>
          Hide
        </Button>
      </Group>
      <Group gap="sm" wrap="nowrap" mb={4}>
        <Progress value={(100 * done) / steps.length} flex={1} radius="xl" aria-label="First steps" />
        <Text c="dimmed" fz="sm" className="tabular">{`${done} of ${steps.length} done`}</Text>
      </Group>
      <ListCard labelledBy="first-steps">
        {steps.map((step) => (
          <Step key={step.name} {...step} onOpenWeek={onOpenWeek} />
        ))}
      </ListCard>
    </Stack>
  );
}
