import { formatFullName } from '@fairway/contracts/person-names';
import { Skeleton, Stack, Text } from '@mantine/core';
import { Initials } from '../../../kit/Initials/Initials.tsx';
import { PinField } from '../../../kit/PinField/PinField.tsx';
import type { Coach } from '../screens/OnboardingScreen/types.ts';
import { CoachLine } from './CoachLine.tsx';

export interface CodeFieldProps {
  value: string;
  /** Whom the code leads to. */
  coach: Coach;
  onChange: (code: string) => void;
  /** A whole code was typed. */
  onComplete: (code: string) => void;
  error?: string | undefined;
}

/** Whom the code leads to, in a place that is there before it is known. */
function Joining({ coach }: { coach: Coach }) {
  return (
    <CoachLine role="status">
      {coach.status === 'found' ? (
        <>
          <Initials person={coach.pro} />
          <Text span miw={0} style={{ overflowWrap: 'anywhere' }}>
            You are joining <strong>{formatFullName(coach.pro)}</strong>
          </Text>
        </>
      ) : coach.status === 'looking' ? (
        <>
          <Skeleton circle height={40} />
          <Skeleton height={14} width="60%" radius="xs" />
        </>
      ) : (
        <Text span c="dimmed" fz="sm">
          Your coach’s name appears here when the code is right.
        </Text>
      )}
    </CoachLine>
  );
}

/** The code that a coach gave, and below it whose it is. */
export function CodeField({ value, coach, onChange, onComplete, error }: CodeFieldProps) {
  return (
    <Stack gap={10}>
      <PinField
        label="Your coach’s code"
        name="code"
        letters
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        error={error}
      />
      <Joining coach={coach} />
    </Stack>
  );
}
