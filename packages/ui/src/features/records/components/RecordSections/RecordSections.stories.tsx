import { spellDrill } from '@fairway/contracts/lessons/drill-words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aDrill } from '../../../../testing/drills.ts';
import { aSection, someSections } from '../../../../testing/records.ts';
import { expectSameHeight } from '../../../../testing/same-height.ts';
import { SliderPlace } from './BeforeAfter.tsx';
import { CompareSlider } from './CompareSlider.tsx';
import { RecordSections } from './RecordSections.tsx';

const meta = {
  title: 'Records/Record sections',
  component: RecordSections,
  parameters: { docs: { story: { inline: false, height: 700 } } },
  args: { sections: someSections(), handed: 'right', onRetryVideo: fn() },
} satisfies Meta<typeof RecordSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const compare = await canvas.findByRole('slider', { name: 'Compare before and after' });
    compare.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(compare).toHaveAttribute('aria-valuetext', '51% before, 49% after'));
    await userEvent.click(canvas.getByRole('button', { name: 'The grip, from the front., full screen' }));
    const gallery = within(await screen.findByRole('dialog'));
    await expect(await gallery.findByText('The grip, from the front. (1 of 3)')).toBeVisible();
    await userEvent.click(gallery.getByRole('button', { name: 'Next picture' }));
    await expect(await gallery.findByText(/^Before: .* \(2 of 3\)$/)).toBeVisible();
    gallery.getByRole('group', { name: 'Pictures of the lesson' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await gallery.findByText(/\(1 of 3\)$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave full screen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The slider of two pictures comes after them, and moves nothing. */
export const SliderOnDemand: Story = {
  render: () => (
    <>
      <div data-testid="place">
        <SliderPlace />
      </div>
      <div data-testid="place">
        <CompareSlider share={50} onChange={fn()} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expectSameHeight(canvas.getAllByTestId('place'));
  },
};
/** A drill: its card, and below it its words as they were written. */
export const WithDrill: Story = {
  args: {
    sections: [aSection({ ref: 'drill', content: spellDrill(aDrill()), drill: aDrill() })],
    getDrillHref: (id) => `/player/drills/${id}`,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Gate putting/ });
    await expect(link).toHaveAttribute('href', '/player/drills/drill-1');
    await expect(canvas.getAllByText(/Gate putting/)).toHaveLength(1);
    await expect(canvas.getByText(/^Find a straight putt of six feet/)).toBeVisible();
  },
};
export const OfLeftHander: Story = { args: { handed: 'left', sections: someSections().slice(1, 2) } };
/** What a file that is gone leaves: its words. */
export const FileGone: Story = {
  args: { sections: [aSection({ ref: 'image', type: 'singleImage', content: 'The grip, from the front.' })] },
};
export const LongText: Story = {
  args: {
    sections: [aSection({ ref: 'text', content: 'A sentence that goes on and on about the grip. '.repeat(40) })],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
