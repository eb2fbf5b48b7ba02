import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** The framed line on the way in that says whose player somebody is about to be. */
export const CoachLine = ({ role, children }: { role?: 'status'; children: ReactNode }) => (
  <Group wrap="nowrap" gap="sm" mih={64} px={14} py={10} bd="1px solid var(--app-border)" bdrs="md" role={role}>
    {children}
  </Group>
);
