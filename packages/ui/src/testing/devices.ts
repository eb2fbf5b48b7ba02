import type { Device } from '@fairway/contracts/auth/accounts';

/** A phone in the hand, a laptop at home, a tablet of long ago. */
export const DEVICES: Device[] = [
  {
    id: 'device-1',
    name: 'Fairway app on an iPhone',
    kind: 'phone',
    created_at: '2026-11-23T18:04:00Z',
    this_device: true,
  },
  {
    id: 'device-2',
    name: 'Firefox on Windows',
    kind: 'computer',
    created_at: '2026-11-02T09:30:00Z',
    this_device: false,
  },
  { id: 'device-3', name: 'Safari on an iPad', kind: 'tablet', created_at: '2026-10-12T23:30:00Z', this_device: false },
];
