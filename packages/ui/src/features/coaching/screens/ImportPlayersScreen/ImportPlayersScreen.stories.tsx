import type { ImportRow } from '@fairway/contracts/coaching/player-import';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { ImportPlayersScreen } from './ImportPlayersScreen.tsx';
import type { ImportStep } from './types.ts';

const aRow = (over: Partial<ImportRow> = {}): ImportRow => ({
  first_name: 'Jordan',
  last_name: 'Okafor',
  email: 'jordan.okafor@example.com',
  phone: '',
  ...over,
});
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    aRow({ first_name: `Player ${nth + 1}`, email: `player.${nth + 1}@example.com` }),
  );

const match: ImportStep = {
  step: 'match',
  filename: 'members 2026.csv',
  table: {
    headings: ['Surname', 'Forename', 'E-mail', 'Handicap'],
    rows: [['Okafor', 'Jordan', 'jordan.okafor@example.com', '12']],
  },
  columns: { first_name: 1, last_name: 0, email: 2, phone: null },
};
const LATER =
  'You can send 100 invitations in a day. Please import this player tomorrow, or share your validation code.';
const check: ImportStep = {
  step: 'check',
  rows: [aRow(), aRow({ first_name: 'Priya', last_name: 'Nair', email: 'priya at home', phone: '+44 7700 900123' })],
  errors: [null, { email: ['Please enter a valid email address.'] }],
  stale: false,
};

const meta = {
  title: 'Screens/Pro/Import players',
  component: ImportPlayersScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    progress: { step: 'choose' },
    onFile: fn(),
    onColumns: fn(),
    onCheck: fn(),
    onRow: fn(),
    onInvite: fn(),
    onDownload: fn(),
    onRestart: fn(),
  },
} satisfies Meta<typeof ImportPlayersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {};
export const Unreadable: Story = { args: { fileError: 'This file is larger than 1 MB. Please split it.' } };
export const Match: Story = {
  args: { progress: match },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('For example: Jordan')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Phone' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Handicap' }));
    await expect(args.onColumns).toHaveBeenCalledWith({ first_name: 1, last_name: 0, email: 2, phone: 3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Check 1 row' }));
    await expect(args.onCheck).toHaveBeenCalled();
  },
};
export const ColumnMissing: Story = {
  args: { progress: { ...match, columns: { ...match.columns, email: null } } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Check 1 row' })).toBeDisabled(),
};
/** One row to correct, one that is ready. */
export const Check: Story = {
  args: { progress: check },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await fireEvent.change(email, { target: { value: 'priya@example.com' } });
    await expect(args.onRow).toHaveBeenCalledWith(1, expect.objectContaining({ email: 'priya@example.com' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Invite 1 player' }));
    await expect(args.onInvite).toHaveBeenCalled();
  },
};
export const Corrected: Story = {
  args: { progress: { ...check, stale: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(args.onCheck).toHaveBeenCalled());
  },
};
export const MoreThanADay: Story = {
  args: {
    progress: {
      step: 'check',
      rows: manyRows(150),
      errors: manyRows(150).map((_, nth) => (nth < 100 ? null : { row: [LATER] })),
      stale: false,
    },
  },
};
export const Refused: Story = { args: { progress: check, refusal: 'Too many attempts. Please try again in an hour.' } };
export const Done: Story = {
  args: {
    progress: {
      step: 'done',
      invited: 37,
      leftOut: [
        { row: aRow(), reason: 'This address is already invited. You can send the invitation again.' },
        { row: aRow({ first_name: '', last_name: '', email: '' }), reason: 'Please enter your email address.' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '37 players invited' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download the rows left out' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};
export const DarkCheck: Story = { args: { progress: check }, globals: { scheme: 'dark' } };
export const DesktopCheck: Story = { args: { progress: check }, globals: { viewport: { value: 'desktop' } } };
