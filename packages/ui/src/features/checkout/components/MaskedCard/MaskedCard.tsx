import { Group, Stack, Text } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Contours } from '../../../../kit/Illustration/Contours.tsx';
import classes from './MaskedCard.module.css';

export interface MaskedCardProps {
  /** The last four digits, which is all that we know. */
  last4: string;
  /** Whose it is. */
  name?: string;
}

/** A card on file, as far as anybody may see it. */
export function MaskedCard({ last4, name }: MaskedCardProps) {
  return (
    <Stack
      gap={20}
      w="100%"
      maw={400}
      mx="auto"
      px="lg"
      py={22}
      className={classes.card}
      role="img"
      aria-label={`Card ending ${last4.split('').join(' ')}`}
    >
      <Contours className={classes.contours} />
      <Group justify="space-between" c="var(--app-hero-dim)" fz="sm" fw={560} aria-hidden>
        <span>Card on file</span>
        <Icon of={IconCreditCard} size={28} />
      </Group>
      <Group
        justify="space-between"
        gap={0}
        wrap="nowrap"
        mt="auto"
        className={`tabular ${classes.number}`}
        aria-hidden
      >
        <span>••••</span>
        <span>••••</span>
        <span>••••</span>
        <span>{last4}</span>
      </Group>
      {name ? (
        <Text c="var(--app-hero-dim)" fz="sm" truncate aria-hidden>
          {name}
        </Text>
      ) : null}
    </Stack>
  );
}
