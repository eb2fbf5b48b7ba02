import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { anEditorSection, editorArgs } from '../../../../testing/record-editor.ts';
import { RecordEditor, type RecordEditorProps } from './RecordEditor.tsx';

const TEXT = anEditorSection({ ref: 'text', content: 'Warm-up first.' });
const template = {
  id: 'template-1',
  name: 'Driver lesson',
  shape: [
    { type: 'text' as const, content: 'Warm-up:', club: '', metric: false },
    { type: 'chart' as const, content: '', club: 'Driver', metric: false },
  ],
};
const templates = {
  templates: [template, { ...template, id: 'template-2', name: 'Putting, long and short' }],
  onUse: fn(),
  onSave: fn(async (name: string) => (name === 'Taken' ? 'You have a template of that name already.' : null)),
  onRemove: fn(async () => undefined),
};
const snippets = {
  snippets: [
    { id: 'snippet-1', content: 'Ten slow swings before each bucket.' },
    { id: 'snippet-2', content: 'Keep your head still until the ball is gone.' },
  ],
  onSave: fn(async () => true),
  onRemove: fn(async () => undefined),
};

const meta = {
  title: 'Records/Templates and phrases',
  component: RecordEditor,
  parameters: { docs: { story: { inline: false, height: 700 } } },
  args: {
    title: '',
    sections: [],
    ...editorArgs(),
    templates,
    snippets,
  },
} satisfies Meta<typeof RecordEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(args: RecordEditorProps) {
  const [sections, setSections] = useState(args.sections);
  return (
    <RecordEditor
      {...args}
      sections={sections}
      onEdit={(ref, edit) => setSections((all) => all.map((each) => (each.ref === ref ? { ...each, ...edit } : each)))}
    />
  );
}

/** Two taps from an empty record to one that is begun. */
export const StartsFromATemplate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start from a template' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Templates' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Delete the template Putting, long and short' }));
    await expect(templates.onRemove).toHaveBeenCalledWith('template-2');
    await userEvent.click(sheet.getByRole('button', { name: /^Driver lesson\s*Text, Shot chart$/ }));
    await expect(templates.onUse).toHaveBeenCalledWith(template);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const NoTemplatesYet: Story = {
  args: { templates: { ...templates, templates: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Start from a template' })).toBeNull();
  },
};
export const SavesATemplate: Story = {
  args: { sections: [TEXT] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as template' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Save as template' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Taken');
    await userEvent.click(sheet.getByRole('button', { name: 'Save template' }));
    await expect(await sheet.findByText('You have a template of that name already.')).toBeVisible();
    await userEvent.clear(sheet.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Irons');
    await userEvent.click(sheet.getByRole('button', { name: 'Save template' }));
    await expect(templates.onSave).toHaveBeenCalledWith('Irons');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Two taps from the caret to the phrase. */
export const PutsInAPhrase: Story = {
  args: { sections: [TEXT] },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await userEvent.click(field);
    field.setSelectionRange(7, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Phrases' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Phrases' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Ten slow swings before each bucket.' }));
    await expect(field).toHaveValue('Warm-up Ten slow swings before each bucket. first.');
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const SavesAPhrase: Story = {
  args: { sections: [TEXT] },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await userEvent.click(field);
    field.setSelectionRange(0, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Phrases' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Phrases' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save selected words' }));
    await expect(snippets.onSave).toHaveBeenCalledWith('Warm-up');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const NoPhrasesYet: Story = {
  args: { sections: [{ ...TEXT, content: '' }], snippets: { ...snippets, snippets: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Phrases' }));
    await expect(await screen.findByText(/^Phrases you write often appear here/)).toBeVisible();
  },
};
export const Dark: Story = { args: { sections: [TEXT] }, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
