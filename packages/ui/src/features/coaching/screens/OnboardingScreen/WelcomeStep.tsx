import { formatFullName } from '@fairway/contracts/person-names';
import { Box, Button, List, Stack, Text, Title } from '@mantine/core';
import { IconCreditCard, IconGolf, IconTicket, type Icon as TablerIcon } from '@tabler/icons-react';
import { AuthFrame } from '../../../auth/components/AuthFrame/AuthFrame.tsx';
import { HoleProgress } from '../../../../kit/HoleProgress/HoleProgress.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { STEPS } from './text.ts';
import type { OnboardingStepProps } from './types.ts';

const NEEDED: { icon: TablerIcon; text: string }[] = [
  { icon: IconTicket, text: 'The code that your coach gave you' },
  { icon: IconGolf, text: 'Takes about two minutes' },
  { icon: IconCreditCard, text: 'A card for lessons, now or later' },
];

/** Step 1: what is coming. */
export function WelcomeStep({ view, busy, onContinue, loginHref }: OnboardingStepProps) {
  const { coach } = view;
  return (
    <AuthFrame>
      <HoleProgress step={1} count={STEPS.length} title="Welcome" />
      <Title mt={4} lh={1.12} lts="-0.026em" style={{ overflowWrap: 'anywhere' }}>
        {coach.status === 'found' ? `You are joining ${formatFullName(coach.pro)}` : 'Welcome to Fairway'}
      </Title>
      <Text c="dimmed" mt={10} style={{ textWrap: 'pretty' }}>
        Book lessons, read what you worked on, and see your game grow.
      </Text>
      <List center listStyleType="none" spacing={10} mt={20}>
        {NEEDED.map(({ icon, text }) => (
          <List.Item
            key={text}
            icon={
              <Box component="span" display="block" h={22} c="var(--app-primary-text)">
                <Icon of={icon} size={22} />
              </Box>
            }
          >
            {text}
          </List.Item>
        ))}
      </List>
      <Stack gap="sm" mt="lg">
        <Button size="lg" fullWidth loading={busy} onClick={() => onContinue()}>
          Get started
        </Button>
        <Button variant="subtle" fullWidth component={AppLink} href={loginHref}>
          I already have an account
        </Button>
      </Stack>
    </AuthFrame>
  );
}
