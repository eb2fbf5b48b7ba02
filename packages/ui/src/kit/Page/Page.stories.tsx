import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroCard } from '../HeroCard/HeroCard.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { LoadingRows } from '../StateView/Loading.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Components/Page',
  component: Page,
  args: {
    header: <PageHeader title="Lessons" />,
    children: <HeroCard eyebrow="Next lesson" title="Thursday 26 November" detail="10:00 to 11:00" />,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const aside = (
  <>
    <LoadingRows count={3} />
    <Notice>A second column on a desktop, a second part on a phone.</Notice>
  </>
);

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { aside } };
export const OneColumnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const TwoColumnsDesktop: Story = { args: { aside }, globals: { viewport: { value: 'desktop' } } };
export const TwoColumnsDark: Story = { args: { aside }, globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
