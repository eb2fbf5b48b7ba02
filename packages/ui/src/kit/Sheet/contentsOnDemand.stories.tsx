import { Button, Flex, Stack, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { contentsOnDemand } from './contentsOnDemand.tsx';
import { Sheet } from './Sheet.tsx';

function NameForm() {
  return (
    <Stack gap="md">
      <TextInput label="Nickname" />
      <TextInput label="Name" data-autofocus />
      <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap={10}>
        <Button variant="default">Cancel</Button>
        <Button>Save name</Button>
      </Flex>
    </Stack>
  );
}

/** As high as the form above is. */
const HEIGHT = { phone: 17.375, wide: 14 };

let fetched = 0;
const fetchForm = () => {
  fetched += 1;
  return Promise.resolve(NameForm);
};
let arrive = (_form: ComponentType): void => undefined;
const fetchLate = () =>
  new Promise<ComponentType>((resolve) => {
    arrive = resolve;
  });
/** There is no connection when the page is drawn, when the sheet is opened, and when the page is drawn anew. */
const fetchAtLast = () => {
  fetched += 1;
  return fetched < 4 ? Promise.reject(new Error('The form could not be fetched.')) : Promise.resolve(NameForm);
};

class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return <Button onClick={() => this.setState({ failed: false })}>Retry</Button>;
  }
}

interface OpenerProps {
  form: ReturnType<typeof contentsOnDemand<object>>;
  closeHidden?: boolean;
}

function Opener({ form, closeHidden }: OpenerProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Change name</Button>
      <Sheet
        opened={opened}
        title="Change your name"
        closeHidden={closeHidden ?? false}
        load={form.load}
        onClose={() => setOpened(false)}
      >
        <form.Contents />
      </Sheet>
    </>
  );
}

const meta = {
  title: 'Components/contentsOnDemand',
  component: Opener,
  tags: ['!autodocs'],
  render: (args) => (
    <PageBoundary>
      <Opener {...args} />
    </PageBoundary>
  ),
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change name' }));
  return screen.findByRole('dialog', { name: 'Change your name' });
};

/** It is fetched right after the page, before anybody asks for it; then the sheet has it as it opens. */
export const AfterThePage: Story = {
  args: { form: contentsOnDemand(fetchForm, HEIGHT) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(fetched).toBe(1));
    const sheet = within(await open(canvas));
    await expect(sheet.queryByRole('status')).toBeNull();
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(fetched).toBe(1);
  },
  beforeEach: () => {
    fetched = 0;
  },
};

/** Opened before it is here, the sheet stands as it will, and the field gets the focus that it would have had. */
export const OnItsWay: Story = {
  args: { form: contentsOnDemand(fetchLate, HEIGHT) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const sheet = within(dialog);
    await expect(sheet.getByRole('status')).toHaveTextContent('Loading');
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Close' })).toHaveFocus());
    const { height } = dialog.getBoundingClientRect();
    arrive(NameForm);
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(sheet.queryByRole('status')).toBeNull();
    await expect(Math.abs(dialog.getBoundingClientRect().height - height)).toBeLessThan(1);
  },
};

export const OnItsWayDesktop: Story = {
  ...OnItsWay,
  args: { form: contentsOnDemand(fetchLate, HEIGHT) },
  globals: { viewport: { value: 'desktop' } },
};

/** Left open, for all that looks at a page. */
export const Waiting: Story = {
  args: { form: contentsOnDemand(() => new Promise<ComponentType>(() => undefined), { phone: 31 }) },
  play: async ({ canvas }) => {
    await expect(within(await open(canvas)).getByRole('status')).toHaveTextContent('Loading');
  },
};
export const WaitingDark: Story = { ...Waiting, globals: { scheme: 'dark' } };

/** Without a cross the sheet itself has the focus till then. */
export const WithoutCross: Story = {
  args: { form: contentsOnDemand(fetchLate, HEIGHT), closeHidden: true },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await waitFor(() => expect(dialog).toHaveFocus());
    arrive(NameForm);
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** What cannot be fetched fails as the rest of the page does, and whoever opens the sheet again asks again. */
export const Missing: Story = {
  args: { form: contentsOnDemand(fetchAtLast, HEIGHT) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(fetched).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Change name' }));
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(fetched).toBe(2);
    await userEvent.click(retry);
    await waitFor(() => expect(fetched).toBe(3));
    const sheet = within(await open(canvas));
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(fetched).toBe(4);
  },
  beforeEach: () => {
    fetched = 0;
  },
};
