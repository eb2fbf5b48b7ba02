import { ADULT_AGE, MOST_CHILDREN } from '@fairway/contracts/coaching/guardian-limits';
import type { Child } from '@fairway/contracts/coaching/guardians';
import type { FieldErrors } from '@fairway/contracts/errors';
import { formatFullName } from '@fairway/contracts/person-names';
import { ageOn } from '@fairway/time/age';
import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { type Leaving, LeaveDialog } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { dayAt } from '../../../../format/zones.ts';
import { useSheetClose } from '../../../../hooks/useSheetClose.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { accountPaths } from '../../../../paths/account.ts';
import { AddChildSheet } from './AddChildSheet.tsx';
import type { ChildFields } from './ChildForm.tsx';
import { GiveLoginSheet } from './GiveLoginSheet.tsx';

export interface ChildrenScreenProps {
  state: Loadable<{ children: Child[]; acting_for: string | null }>;
  /** The guardian's own last name. */
  last_name: string;
  /** Fulfils once the child is there. */
  onAdd: (child: ChildFields) => Promise<unknown>;
  addErrors?: FieldErrors | undefined;
  /** Fulfils once the link is on its way. */
  onGiveLogin: (child: Child, email: string) => Promise<unknown>;
  loginErrors?: FieldErrors | undefined;
  /** A form is closed: what was said of it is not for the next. */
  onClose: () => void;
  /** Acts for a child, or with null for oneself again. */
  onSwitch: (child: Child | null) => Promise<unknown>;
  /** Hears whether something is typed that is not sent. */
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}

/** Where a child's own login stands. */
function sayLogin({ has_sign_in, email }: Child): string {
  if (has_sign_in) return `Logs in with ${email}`;
  return email === null ? 'No login of their own' : `Waiting for ${email}`;
}

interface ChildCardProps {
  child: Child;
  isActedFor: boolean;
  onSwitch: ChildrenScreenProps['onSwitch'];
  /** Left out while somebody acts for a child. */
  onLogin?: ((child: Child) => void) | undefined;
}

function ChildCard({ child, isActedFor, onSwitch, onLogin }: ChildCardProps) {
  const { busy, run } = useSingleFlight(onSwitch);
  const age = ageOn(child.dob, dayAt(useNow(), useOwnZone()));
  const isGrown = age >= ADULT_AGE;
  return (
    <Card component="li" p="md">
      <Stack gap="md">
        <Group gap="sm" wrap="nowrap">
          <Initials person={child} />
          <Stack gap={0} miw={0} flex={1} className="wraps">
            <Text fw={620} lh={1.35}>
              {formatFullName(child)}
            </Text>
            <Text c="dimmed" fz="sm" lh={1.4}>
              {`${formatCount(age, 'year')} old · ${sayLogin(child)}`}
            </Text>
          </Stack>
          {isActedFor ? (
            <Badge h={29} px={10} tt="none" lts={0} fz="sm" fw={560} bg="var(--app-primary-tint)" c="var(--app-ink)">
              In use
            </Badge>
          ) : null}
        </Group>
        {isGrown ? (
          <Text fz="sm">
            {child.first_name} is {ADULT_AGE} now
            {child.has_sign_in ? ' and uses their own login.' : ': give them a login of their own to go on.'}
          </Text>
        ) : null}
        <Group gap="sm">
          {isActedFor ? (
            <Button variant="default" flex="1 1 10rem" loading={busy} onClick={() => void run(null)}>
              Back to your account
            </Button>
          ) : isGrown ? null : (
            <Button flex="1 1 10rem" loading={busy} onClick={() => void run(child)}>
              Switch to {child.first_name}
            </Button>
          )}
          {onLogin && child.may_have_sign_in && !child.has_sign_in ? (
            <Button variant="default" flex="1 1 10rem" onClick={() => onLogin(child)}>
              {child.email === null ? 'Give a login' : 'Send the link again'}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Card>
  );
}

/** The children in a player's care: to act for, to add, and to give a login of their own. */
export function ChildrenScreen(props: ChildrenScreenProps) {
  const { state, last_name, onAdd, addErrors, onGiveLogin, loginErrors, onSwitch } = props;
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Child | null>(null);
  const add = useSingleFlight(onAdd);
  const give = useSingleFlight(onGiveLogin);
  const { close, tryClose, setDirty, leaving } = useSheetClose({
    ...props,
    onClose: () => {
      setAdding(false);
      setAsked(null);
      props.onClose();
    },
  });
  return (
    <Page header={<PageHeader title="Children" back={{ href: accountPaths.home, label: 'Back to account' }} />}>
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingCard height={148} />
          </Loading>
        }
      >
        {({ children, acting_for }) => (
          <>
            {children.length === 0 ? (
              <EmptyState illustration={<FlagOnGreen />} title="Bring your child along">
                Add a child under 18 to book and pay for them, read their lesson records and get their messages. They
                need no login of their own.
              </EmptyState>
            ) : (
              <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Your children">
                {children.map((child) => (
                  <ChildCard
                    key={child.id}
                    child={child}
                    isActedFor={child.id === acting_for}
                    onSwitch={onSwitch}
                    onLogin={acting_for === null ? setAsked : undefined}
                  />
                ))}
              </Stack>
            )}
            {acting_for === null && children.length < MOST_CHILDREN ? (
              <Button
                variant={children.length === 0 ? 'filled' : 'light'}
                leftSection={<Icon of={IconUserPlus} size={20} />}
                onClick={() => setAdding(true)}
              >
                Add a child
              </Button>
            ) : null}
          </>
        )}
      </ScreenState>
      <AddChildSheet
        opened={adding}
        last_name={last_name}
        busy={add.busy}
        errors={addErrors}
        onAdd={(child) => void add.run(child).then((done) => (done ? close() : undefined))}
        onClose={tryClose}
        onDirtyChange={setDirty}
      />
      <GiveLoginSheet
        child={asked}
        busy={give.busy}
        errors={loginErrors}
        onGive={(child, email) => void give.run(child, email).then((done) => (done ? close() : undefined))}
        onClose={tryClose}
        onDirtyChange={setDirty}
      />
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
