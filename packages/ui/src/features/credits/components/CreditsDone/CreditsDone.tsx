import { Card, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';

export interface CreditsDoneProps {
  title: string;
  detail: string;
  /** The ways on, below each other. */
  children: ReactNode;
}

/** What stands in the place of a form whose credits are there: a second tap on its button finds it gone. */
export function CreditsDone({ title, detail, children }: CreditsDoneProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <Card component="section">
      <Stack align="center" gap="xs" ta="center">
        <Text span c="var(--app-primary)" lh={0}>
          <Icon of={IconCircleCheck} size={40} />
        </Text>
        <Title order={2} ref={titleRef} tabIndex={-1} lh={1.5} style={{ outline: 'none' }}>
          {title}
        </Title>
        <Text c="dimmed" maw="36ch">
          {detail}
        </Text>
        <Stack gap="xs" w="100%" mt="sm">
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}
