import type { Device } from '@fairway/contracts/auth/accounts';
import { formatDate } from '@fairway/time/phrases';
import { Badge, Button, Stack } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDevices } from '@tabler/icons-react';
import { useState } from 'react';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { dayAt } from '../../../../format/zones.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';

export interface DevicesProps {
  devices: Device[];
  onSignOut: (device: Device) => Promise<unknown>;
  onSignOutEverywhere: () => Promise<unknown>;
}

const ICONS = {
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  computer: IconDeviceDesktop,
  other: IconDevices,
};

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: DevicesProps['onSignOut'] }) {
  const { busy, run } = useSingleFlight(onSignOut);
  const since = formatDate(dayAt(new Date(device.created_at), useOwnZone()));
  return (
    <ListRow
      icon={ICONS[device.kind]}
      title={device.name}
      detail={`Since ${since}`}
      meta={
        device.this_device ? (
          <Badge h={29} px={10} tt="none" lts={0} fz="sm" fw={560} bg="var(--app-primary-tint)" c="var(--app-ink)">
            This device
          </Badge>
        ) : (
          <Button
            variant="default"
            size="sm"
            loading={busy}
            aria-label={`Log out: ${device.name}, logged in on ${since}`}
            onClick={() => void run(device)}
          >
            Log out
          </Button>
        )
      }
    />
  );
}

/** Where a person is signed in, each place with its way out. */
export function Devices({ devices, onSignOut, onSignOutEverywhere }: DevicesProps) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useSingleFlight(onSignOutEverywhere);
  return (
    <>
      <Stack component="section" gap="sm" aria-labelledby="devices">
        <SectionTitle id="devices">Logged-in devices</SectionTitle>
        <ListCard labelledBy="devices">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onSignOut={onSignOut} />
          ))}
        </ListCard>
      </Stack>
      <Button variant="default" color="red" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Log out everywhere?"
        warning="All devices are logged out, including this one. Log in again with your password."
        confirmLabel="Log out everywhere"
        cancelLabel="Stay logged in"
        danger
        busy={busy}
        onConfirm={() => void run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
