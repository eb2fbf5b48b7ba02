import { Card, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconChevronRight, IconCreditCard } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import classes from './SetUpCard.module.css';

/** Leads a pro who has not finished their way in to where it goes on. It asks, and holds nobody back. */
export function SetUpCard() {
  return (
    <Card component={AppLink} href={proPaths.onboard} px={20} c="var(--app-ink)" className={classes.card}>
      <Group component="span" wrap="nowrap">
        <ThemeIcon variant="light" size={44}>
          <Icon of={IconCreditCard} size={24} />
        </ThemeIcon>
        <Stack component="span" gap={0} flex={1} miw={0}>
          <Text span fw={620}>
            Set up payments
          </Text>
          <Text span c="dimmed" fz="sm">
            Add your bank account and card so players can pay you. Two short steps.
          </Text>
        </Stack>
        <Icon of={IconChevronRight} size={20} />
      </Group>
    </Card>
  );
}
