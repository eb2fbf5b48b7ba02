import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inProShell, pageParameters } from '../../testing/proShell.tsx';
import { FlagOnGreen } from '../Illustration/FlagOnGreen.tsx';
import { ListCard } from '../ListCard/ListCard.tsx';
import { ListRow } from '../ListCard/ListRow.tsx';
import { Page } from '../Page/Page.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { EmptyState } from '../StateView/EmptyState.tsx';
import { DeskColumns } from './DeskColumns.tsx';

const NAMES = Array.from({ length: 24 }, (_, nth) => `Lesson ${nth + 1}`);
const getHref = (name: string) => `/lessons/${NAMES.indexOf(name)}`;

const meta = {
  title: 'Components/DeskColumns',
  component: DeskColumns,
  parameters: pageParameters,
  decorators: [inProShell('/pro/lessons')],
  globals: { viewport: { value: 'desktop' } },
  args: {
    label: 'Lessons',
    chosen: getHref('Lesson 3'),
    list: (
      <Page broad header={<PageHeader title="Lessons" />}>
        <ListCard label="Lessons">
          {NAMES.map((name) => (
            <ListRow key={name} title={name} detail="Thursday 26 November, 10:00" href={getHref(name)} />
          ))}
        </ListCard>
      </Page>
    ),
    children: (
      <Page header={<PageHeader title="Lesson 3" back={{ href: '/lessons', label: 'Back to lessons' }} />}>
        <ListCard label="Facts">
          <ListRow title="Alex Palmer" detail="Player" />
          <ListRow title="45 minutes" detail="Length" />
        </ListCard>
      </Page>
    ),
  },
} satisfies Meta<typeof DeskColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The detail has the page's title, and the list marks what is chosen. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lesson 3');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Lessons' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Lesson 3/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /^Lesson 4/ })).not.toHaveAttribute('aria-current');
  },
};
/** What is chosen far down is scrolled to, within the list alone. */
export const ChosenFarDown: Story = {
  args: { chosen: getHref('Lesson 24') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Lesson 24/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Lessons' }).scrollTop).toBeGreaterThan(0);
    await expect(window.scrollY).toBe(0);
  },
};
/** The same where the list comes after the detail. */
export const ChosenComesLater: Story = {
  args: ChosenFarDown.args,
  render: function Later({ list, ...args }) {
    const [come, setCome] = useState(false);
    return <DeskColumns {...args} list={come ? list : <Button onClick={() => setCome(true)}>Let it come</Button>} />;
  },
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: 'Let it come' }));
    await waitFor(() => expect(context.canvas.getByRole('region', { name: 'Lessons' }).scrollTop).toBeGreaterThan(0));
    await expect(window.scrollY).toBe(0);
  },
};
/** Arrow keys go from entry to entry and stop at the ends; J and K do from anywhere, and no key leaves Tab without a way on. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const entry = (nth: number) => canvas.getByRole('link', { name: new RegExp(`^Lesson ${nth}(?!\\d)`) });
    await userEvent.keyboard('j');
    await expect(entry(4)).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(entry(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(entry(1)).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(entry(1)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}j');
    await expect(entry(24)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(entry(2)).toHaveFocus();
    await expect(entry(2).matches(':focus-visible')).toBe(true);
    await userEvent.tab();
    await expect(entry(3)).toHaveFocus();
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement?.hasAttribute('data-entry')).toBe(false);
  },
};
export const Alone: Story = { args: { chosen: null } };
export const Empty: Story = {
  args: {
    chosen: null,
    empty: (
      <EmptyState illustration={<FlagOnGreen />} title="Choose a lesson">
        What is known of it appears here.
      </EmptyState>
    ),
  },
};
export const Dark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
