import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { aProgress, aSkill, SKILLS } from '../../../../testing/practice.ts';
import { aDrillChoice, someDrills } from '../../../../testing/drills.ts';
import { aPhoto, PORTRAIT } from '../../../../testing/pictures.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { SkillsScreen } from './SkillsScreen.tsx';

const ready = (over: Parameters<typeof aProgress>[0] = {}) => ({ status: 'ready' as const, progress: aProgress(over) });
const editing = () => ({
  onSave: fn(async () => undefined),
  onDelete: fn(async () => undefined),
  onEnable: fn(async () => undefined),
  choice: { ...aDrillChoice(), onSearch: fn(), onOpen: fn(), onMore: fn() },
});

const meta = {
  title: 'Screens/Pro/Skills',
  component: SkillsScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    state: ready(),
    back: { href: '/pro/players/player-1', label: 'Back to the player' },
    lessonHref: (id: string) => `/pro/players/player-1/history/lesson/${id}`,
    drillHref: (id: string) => `/pro/drills/${id}`,
    editing: editing(),
  },
} satisfies Meta<typeof SkillsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const openForm = async (canvas: Canvas, button: string, title: string) => {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  const form = within(await screen.findByRole('dialog', { name: title }));
  await form.findByRole('textbox', { name: 'Description' }, { timeout: 15_000 });
  return form;
};

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Putting' })).toHaveTextContent('7 / 10');
    await expect(
      canvas.getByRole('img', {
        name: /^Scores out of 10: Course management 8 first, 8 now; Irons 5 first, 7 now; .*Putting 4 first, 7 now$/,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reading greens, 16 November 2026' })).toHaveAttribute(
      'href',
      '/pro/players/player-1/history/lesson/lesson-8',
    );
    await expect(canvas.getByRole('switch', { name: /Jamie can see skills/ })).toBeChecked();
  },
};
export const Adds: Story = {
  args: { editing: editing() },
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 'Add skill', 'Add skill');
    await userEvent.type(form.getByRole('textbox', { name: 'Skill' }), 'Chipping');
    const score = form.getByRole('slider', { name: /Score: 5 out of 10/ });
    score.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(form.getByRole('textbox', { name: 'Description' }));
    await userEvent.keyboard('Land it on the ');
    await userEvent.click(form.getByRole('button', { name: 'Bold' }));
    await userEvent.keyboard('fringe');
    await userEvent.click(form.getByRole('button', { name: 'Save skill' }));
    await expect(args.editing?.onSave).toHaveBeenCalledWith(null, {
      discipline: 'Chipping',
      score: 7,
      description: '<p>Land it on the <strong>fringe</strong></p>',
      lesson_id: null,
      drills: [],
    });
  },
};
const arriving = Promise.withResolvers<{ path: string }>();
/** A skill is not saved without the picture that is on its way to it. */
export const WaitsForAPicture: Story = {
  args: { editing: { ...editing(), upload: fn(() => arriving.promise) } },
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 'Edit Putting', 'Edit skill');
    const chooser = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(chooser!, aPhoto());
    await expect(form.getByRole('status')).toHaveTextContent('Sending the picture');
    await expect(form.getByRole('button', { name: 'Save skill' })).toBeDisabled();
    await userEvent.type(form.getByRole('textbox', { name: 'Skill' }), '{Enter}');
    await expect(args.editing?.onSave).not.toHaveBeenCalled();
    arriving.resolve({ path: PORTRAIT });
    await waitFor(() => expect(form.getByRole('button', { name: 'Save skill' })).toBeEnabled());
    await userEvent.click(form.getByRole('button', { name: 'Save skill' }));
    await expect(mocked(args.editing!.onSave).mock.lastCall?.[1].description).toContain('<img');
  },
};
export const Edits: Story = {
  args: { editing: editing() },
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 'Edit Putting', 'Edit skill');
    await expect(form.getByRole('textbox', { name: 'Skill' })).toHaveValue('Putting');
    await expect(form.getByRole('textbox', { name: 'Description' })).toHaveTextContent('Ten putts from three paces');
    await userEvent.click(form.getByRole('button', { name: 'Save skill' }));
    await expect(args.editing?.onSave).toHaveBeenCalledWith(SKILLS[0], {
      discipline: 'Putting',
      score: 7,
      description: SKILLS[0]?.description,
      lesson_id: 'lesson-8',
      drills: [],
    });
  },
};
export const Refused: Story = {
  args: {
    editing: {
      ...editing(),
      onSave: fn(() => Promise.reject(new Error('refused'))),
      errors: { discipline: [PRACTICE_MESSAGES.disciplineMissing], score: [PRACTICE_MESSAGES.score] },
    },
  },
  play: async ({ canvas }) => {
    const form = await openForm(canvas, 'Add skill', 'Add skill');
    await userEvent.click(form.getByRole('button', { name: 'Save skill' }));
    await expect(form.getByText(PRACTICE_MESSAGES.disciplineMissing)).toBeVisible();
    await expect(form.getByText(PRACTICE_MESSAGES.score)).toBeVisible();
  },
};
/** What has been typed is not lost by a slip of the thumb. */
export const AsksBeforeItLosesChanges: Story = {
  play: async ({ canvas }) => {
    const form = await openForm(canvas, 'Add skill', 'Add skill');
    await userEvent.type(form.getByRole('textbox', { name: 'Skill' }), 'Chipping');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await expect(form.getByRole('textbox', { name: 'Skill' })).toHaveValue('Chipping');
  },
};
export const Deletes: Story = {
  args: { editing: editing() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Driver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this skill?' }));
    await expect(dialog.getByText('“Driver” will be deleted with all of its scores.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete skill' }));
    await expect(args.editing?.onDelete).toHaveBeenCalledWith(SKILLS[1]);
  },
};
export const SwitchesOff: Story = {
  args: { editing: editing() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /Jamie can see skills/ }));
    await expect(args.editing?.onEnable).toHaveBeenCalledWith(false);
  },
};
export const AddsDrills: Story = {
  args: { editing: editing(), state: ready({ skills: [aSkill({ drills: someDrills().slice(0, 2) })] }) },
  play: async ({ canvas, args }) => {
    const cards = within(canvas.getByRole('list', { name: 'Drills' }));
    await expect(cards.getByRole('link', { name: /^Gate putting/ })).toHaveAttribute('href', '/pro/drills/drill-1');
    const form = await openForm(canvas, 'Edit Putting', 'Edit skill');
    await userEvent.click(form.getByRole('button', { name: 'Add drill' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a drill' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^Mirror turn/ }));
    await userEvent.click(form.getByRole('button', { name: 'Remove Feet together' }));
    await userEvent.click(form.getByRole('button', { name: 'Save skill' }));
    await expect(args.editing?.onSave).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({
        drills: [expect.objectContaining({ id: 'drill-1' }), expect.objectContaining({ id: 'drill-4' })],
      }),
    );
  },
};
/** What is done to a skill stands at the end of its card, under a lesson of a long name too. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const rights = canvas
      .getAllByRole('button', { name: /^Delete / })
      .map((button) => Math.round(button.getBoundingClientRect().right));
    await expect([...new Set(rights)]).toHaveLength(1);
  },
};
export const One: Story = { args: { state: ready({ skills: SKILLS.slice(0, 1) }) } };
export const Empty: Story = { args: { state: ready({ skills: [] }) } };
export const LongText: Story = {
  args: {
    state: ready({
      skills: [
        aSkill({ discipline: 'Everything within a hundred yards of the green, uphill and into the wind' }),
        aSkill({ discipline: 'Rettungsschläger'.repeat(6), description: `<p>${'Tee it higher. '.repeat(60)}</p>` }),
        ...Array.from({ length: 11 }, (_, nth) => aSkill({ discipline: `Skill number ${nth + 1}` })),
      ],
    }),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
