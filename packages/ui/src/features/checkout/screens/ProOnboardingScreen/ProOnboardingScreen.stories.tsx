import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { ProOnboardingScreen } from './ProOnboardingScreen.tsx';

const fresh = {
  status: 'ready',
  step: 1,
  stripe_card: null,
  account_last4: null,
  account_status: 'none',
  identity_status: 'none',
  address_line1: null,
  address_line2: null,
  address_city: null,
  address_postcode: null,
  address_county: null,
  dob: null,
} as const;
const told = {
  ...fresh,
  step: 2,
  account_last4: '6789',
  account_status: 'pending',
  address_line1: '4 Mill Lane',
  address_city: 'Lewes',
  address_postcode: 'BN7 2LA',
  address_county: 'East Sussex',
  dob: '1984-05-17',
} as const;
const done = {
  ...told,
  step: null,
  stripe_card: '4242',
  account_status: 'verified',
  identity_status: 'verified',
} as const;

const meta = {
  title: 'Screens/Pro/Onboarding',
  component: ProOnboardingScreen,
  decorators: [inProShell('/pro/home')],
  parameters: pageParameters,
  args: {
    state: fresh,
    onDetails: fn(),
    card: { onSave: fn() },
    onEdit: fn(),
    termsHref: 'https://fairway.example/terms',
  },
} satisfies Meta<typeof ProOnboardingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Address line 1'), '4 Mill Lane');
    await userEvent.type(canvas.getByLabelText('Town or city'), 'Lewes');
    await userEvent.type(canvas.getByLabelText('Postcode'), 'BN7 2LA');
    await userEvent.selectOptions(canvas.getByLabelText('County'), 'East Sussex');
    await userEvent.type(canvas.getByLabelText('Day'), '17');
    await userEvent.type(canvas.getByLabelText('Month'), '05');
    await userEvent.type(canvas.getByLabelText('Year'), '1984');
    await userEvent.type(canvas.getByLabelText('Name on the account'), 'Robin Calder');
    await userEvent.type(canvas.getByLabelText('Sort code'), '123456');
    await expect(canvas.getByLabelText('Sort code')).toHaveValue('12-34-56');
    await userEvent.type(canvas.getByLabelText('Account number'), '00012345');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onDetails).toHaveBeenCalledWith({
      address_line1: '4 Mill Lane',
      address_line2: '',
      address_city: 'Lewes',
      address_postcode: 'BN7 2LA',
      address_county: 'East Sussex',
      dob: '1984-05-17',
      account_name: 'Robin Calder',
      sortcode: '123456',
      accountno: '00012345',
      tos: true,
      identity: null,
    });
  },
};
export const Refused: Story = {
  args: {
    errors: {
      address_line1: ['Please enter the first line of your address.'],
      dob: ['You must be 18 or over to be paid through Fairway.'],
      sortcode: ['A sort code has 6 digits.'],
      identity: ['Please choose a JPG, a PNG or a PDF.'],
      tos: ['Please accept the terms to continue.'],
    },
  },
};
export const Card: Story = {
  args: { state: told },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name on the card'), 'Robin Calder');
    await expect(canvas.getByText('Test card form')).toBeVisible();
  },
};
export const Done: Story = {
  args: { state: done },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change details' }));
    await expect(args.onEdit).toHaveBeenCalledWith(true);
  },
};
export const IdentityRefused: Story = { args: { state: { ...done, identity_status: 'refused' } } };
export const ChangingDetails: Story = { args: { state: done, editing: true } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: { ...told, step: 1, address_line1: 'The Old Groundskeeper’s Cottage behind the Ninth Green '.repeat(3) },
  },
};
export const DetailsDark: Story = { globals: { scheme: 'dark' } };
export const DoneDark: Story = { args: { state: done }, globals: { scheme: 'dark' } };
export const DetailsDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DoneDesktop: Story = { args: { state: done }, globals: { viewport: { value: 'desktop' } } };
