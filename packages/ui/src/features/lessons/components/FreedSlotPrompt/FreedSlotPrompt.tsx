import type { ReleasedTime } from '@fairway/contracts/lessons/lessons';
import { formatWhen } from '@fairway/time/phrases';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { lessonName } from '../names.ts';

export interface FreedSlotPromptProps {
  /** Cancelled lessons that wait for an answer, oldest cancellation first; none draws nothing. */
  times: ReleasedTime[];
  /** Fulfils once the answer is kept: whether to tell the other players. */
  onAnswer: (time: ReleasedTime, response: boolean) => Promise<unknown>;
}

interface PromptProps {
  time: ReleasedTime;
  onAnswer: (response: boolean) => Promise<unknown>;
  onDone: () => void;
}

function Prompt({ time, onAnswer, onDone }: PromptProps) {
  const { busy, run } = useSingleFlight(onAnswer);
  const answer = async (response: boolean) => {
    if (await run(response)) onDone();
  };
  const id = `cancelled-${time.id}`;
  return (
    <Paper
      component="section"
      p="md"
      radius="lg"
      bg="var(--app-sand)"
      c="var(--app-sand-ink)"
      bd="1px solid var(--app-sand-border)"
      aria-labelledby={`${id} ${id}-when`}
    >
      <Group gap="xs" fz="sm" fw={560}>
        <Icon of={IconCalendarX} size={20} />
        Lesson cancelled
      </Group>
      <Title order={2} id={id} fz="lg" fw={620} lh={1.3} mt="xs" className="wraps">
        {lessonName(time)}
      </Title>
      <Text mt={2} lh={1.45} id={`${id}-when`}>
        <time dateTime={time.starts_at}>{formatWhen(time)}</time>
      </Text>
      <Text mt={10} lh={1.45}>
        {time.still_free
          ? 'Tell your other players that this time is free?'
          : 'Players can no longer book this time, so nobody needs to be notified.'}
      </Text>
      <Group gap="xs" mt={14} grow preventGrowOverflow={false} w={{ base: '100%', sm: 'fit-content' }}>
        {time.still_free ? (
          <>
            <Button loading={busy} onClick={() => void answer(true)}>
              Notify players
            </Button>
            <Button variant="default" disabled={busy} onClick={() => void answer(false)}>
              Do not notify
            </Button>
          </>
        ) : (
          <Button variant="default" loading={busy} onClick={() => void answer(false)}>
            Dismiss
          </Button>
        )}
      </Group>
    </Paper>
  );
}

/** Lessons that players have cancelled, each with the question whether to tell the others of the time. */
export function FreedSlotPrompt({ times, onAnswer }: FreedSlotPromptProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  // The place stays when the last question goes, as the focus has to be somewhere, and leaves no gap in the page.
  return (
    <Stack
      ref={hereRef}
      tabIndex={-1}
      gap="sm"
      pos={times.length === 0 ? 'absolute' : undefined}
      style={{ outline: 'none' }}
    >
      {times.map((time) => (
        <Prompt
          key={time.id}
          time={time}
          onAnswer={(response) => onAnswer(time, response)}
          onDone={() => hereRef.current?.focus()}
        />
      ))}
    </Stack>
  );
}
