import { spellDrill } from '@fairway/contracts/lessons/drill-words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { someShots } from '../../../../testing/charts.ts';
import { aDrawing } from '../../../../testing/drawings.ts';
import { aDrill } from '../../../../testing/drills.ts';
import { SCENES } from '../../../../testing/pictures.ts';
import { anEditorSection, editorArgs } from '../../../../testing/record-editor.ts';
import { aSection, aVideoSection } from '../../../../testing/records.ts';
import { A_VIDEO, aVideoFile } from '../../../../testing/videos.ts';
import voice from '../../../../testing/voice.webm';
import { RecordEditor, type RecordEditorProps } from './RecordEditor.tsx';

const [FIRST = ''] = SCENES;
const TEXT = anEditorSection({ ref: 'text' });
const CHART = anEditorSection({ ref: 'chart', type: 'chart', content: '', chart: someShots, club: '7 iron' });
const PUTTING = anEditorSection({ ref: 'putting', type: 'putting_chart', content: '', chart: someShots });
const PICTURE = anEditorSection({ ref: 'image', type: 'singleImage', content: '', files: [FIRST] });
const PAIR = anEditorSection({ ref: 'pair', type: 'doubleImage', content: '', files: [FIRST, null], saved: false });

const meta = {
  title: 'Records/Record editor',
  component: RecordEditor,
  parameters: { docs: { story: { inline: false, height: 700 } } },
  args: {
    title: 'Shorter backswing',
    sections: [TEXT, CHART],
    ...editorArgs(),
  },
} satisfies Meta<typeof RecordEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The editor as its page holds it: what is written stays written. */
function Live(args: RecordEditorProps) {
  const [title, setTitle] = useState(args.title);
  const [sections, setSections] = useState(args.sections);
  return (
    <RecordEditor
      {...args}
      title={title}
      sections={sections}
      sync={{ status: 'unsynced', kept: true }}
      onTitle={setTitle}
      onAdd={(type) =>
        setSections([...sections, anEditorSection({ ref: `new-${sections.length}`, type, content: '', saved: false })])
      }
      onEdit={(ref, edit) => setSections(sections.map((part) => (part.ref === ref ? { ...part, ...edit } : part)))}
      onRemove={(ref) => setSections(sections.filter((part) => part.ref !== ref))}
      onMove={(from, to) => {
        const next = [...sections];
        next.splice(to, 0, ...next.splice(from, 1));
        setSections(next);
      }}
    />
  );
}

export const Empty: Story = { args: { title: '', sections: [] } };

export const Writing: Story = {
  args: { title: '', sections: [] },
  render: Live,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Grip');
    await userEvent.click(canvas.getByRole('button', { name: 'Add text' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus());
    await userEvent.keyboard('A lighter grip');
    await userEvent.click(canvas.getByRole('button', { name: 'Add shot chart' }));
    const sections = () => within(canvas.getByRole('list', { name: 'Sections' })).getAllByText(/^(Text|Shot chart)$/);
    await waitFor(() => expect(sections().length).toBeGreaterThanOrEqual(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Move section 2 of 2 earlier' }));
    await waitFor(() => expect(sections()[0]).toHaveTextContent('Shot chart'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete section 1 of 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this section?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete section' }));
    await waitFor(() => expect(canvas.queryByText('Shot chart', { selector: 'p, span span' })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('A lighter grip');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const AddingDrill: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add drill' }));
    await expect(args.drills.choice.onOpen).toHaveBeenCalledOnce();
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a drill' }));
    await userEvent.click(await sheet.findByRole('button', { name: /Gate putting/ }));
    await expect(args.drills.onChoose).toHaveBeenCalledWith(aDrill());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithoutTitle: Story = {
  args: { title: ' ' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const title = "You haven't added a title. Are you sure you want to continue?";
    const dialog = await screen.findByRole('dialog', { name: title });
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Cancelling: Story = {
  args: { sync: { status: 'unsynced', kept: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to cancel?' });
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A shot that is placed and not done yet is part of what is saved. */
export const SavingWithAShotInHand: Story = {
  args: { sections: [CHART] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add shot' }));
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const placed = { horizon: -5, vertically: -7, type: -1 };
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onEdit).toHaveBeenCalledWith('chart', { chart: [...someShots, placed] });
    const [kept = 0, saved = 0] = [args.onEdit, args.onSave].flatMap((call) => mocked(call).mock.invocationCallOrder);
    await expect(kept).toBeLessThan(saved);
  },
};

/** And is thrown away with the rest, once that was asked. */
export const CancellingWithAShotInHand: Story = {
  args: { sections: [CHART] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit shot 1/ }));
    await userEvent.keyboard('{ArrowRight}');
    // The shot has a button of that name as well, above the record's.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Add shot' })).toBeVisible();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const CancellingUnchanged: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

const DRILL = anEditorSection({ ref: 'drill', content: spellDrill(aDrill()), drill: aDrill() });
const VIDEO = anEditorSection({ ref: 'video', type: 'video', content: '', files: [A_VIDEO] });
const A_LINE = aDrawing({ id: 'line' });
export const AllKinds: Story = { args: { sections: [TEXT, CHART, PUTTING, PICTURE, PAIR, VIDEO, DRILL] } };
/** A video that the server has and the worker is still busy with. */
export const VideoOnItsWay: Story = {
  args: { sections: [{ ...VIDEO, video: aVideoSection({ status: 'processing', progress: 40 }) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparing video, 40%' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change video' })).toBeEnabled();
  },
};
export const VideoFailed: Story = {
  args: { sections: [{ ...VIDEO, video: aVideoSection({ status: 'failed' }) }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Failed to load video, tap here to retry' }));
    await expect(args.onRetryVideo).toHaveBeenCalledWith('video');
  },
};
export const ChoosingVideo: Story = {
  args: { sections: [anEditorSection({ ref: 'video', type: 'video', content: '', files: [null], saved: false })] },
  play: async ({ canvas, args }) => {
    const file = aVideoFile();
    await userEvent.upload(canvas.getByTestId('video-0-file'), file);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith('video', 0, file));
  },
};

export const ChoosingPictures: Story = {
  args: { sections: [PAIR] },
  play: async ({ canvas, args }) => {
    const file = new File(['x'], 'after.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByTestId('pair-1-file'), file);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith('pair', 1, file));
  },
};

const MB = 1024 * 1024;
const onItsWay = { sent: 12.4 * MB, total: 38 * MB, isPaused: false };

export const Syncing: Story = { args: { sync: { status: 'syncing', done: 1, total: 4, file: onItsWay } } };

export const SyncingText: Story = { args: { sync: { status: 'syncing', done: 1, total: 4, file: null } } };

export const WaitingForSignal: Story = {
  args: { sync: { status: 'syncing', done: 1, total: 4, file: { ...onItsWay, isPaused: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting to continue 2 of 4')).toBeVisible();
    await expect(canvas.getByText('12.4 of 38.0 MB')).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  args: {
    sync: { status: 'unsynced', kept: true },
    sections: [
      anEditorSection({
        ref: 'text',
        saved: false,
        conflict: { theirs: aSection({ ref: 'text', content: 'Stop at ten o’clock.', revision: 4 }) },
      }),
      CHART,
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Stop at ten o’clock.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this version' }));
    await expect(args.onResolve).toHaveBeenCalledWith('text', 'mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep that version' }));
    await expect(args.onResolve).toHaveBeenCalledWith('text', 'theirs');
  },
};

/** What is drawn and said is part of a version, and so is the club. */
export const DrawnElsewhere: Story = {
  args: {
    sync: { status: 'unsynced', kept: true },
    sections: [
      {
        ...CHART,
        saved: false,
        conflict: { theirs: aSection({ ref: 'chart', type: 'chart', club: '6 iron', position: 2 }) },
      },
      {
        ...VIDEO,
        saved: false,
        voice,
        conflict: {
          theirs: aVideoSection({
            position: 1,
            overlay: [A_LINE, { ...A_LINE, id: 'late', at_ms: 400, span: 'moment' }],
          }),
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    const listVersions = (name: string) => canvas.getAllByRole('group', { name }).map((version) => within(version));
    const [myChart, myVideo] = listVersions('On this device');
    const [theirChart, theirVideo] = listVersions('On the other device');
    await expect(myChart!.getByText('Club: 7 iron')).toBeVisible();
    await expect(theirChart!.getByText('Club: 6 iron')).toBeVisible();
    await expect(theirChart!.getByText('Place in the record: 3')).toBeVisible();
    await expect(myVideo!.getByRole('group', { name: 'Voice note' })).toBeVisible();
    await expect(theirVideo!.queryByRole('group', { name: 'Voice note' })).toBeNull();
    await expect(await theirVideo!.findByRole('img', { name: /^Drawn: / })).toBeVisible();
    await expect(theirVideo!.getByText('Drawings: 2')).toBeVisible();
    await expect(myVideo!.queryByText(/^Drawings/)).toBeNull();
    await expect(theirVideo!.queryByText(/^Place/)).toBeNull();
  },
};

export const DeletedElsewhere: Story = {
  args: {
    sync: { status: 'unsynced', kept: true },
    sections: [anEditorSection({ ref: 'text', saved: false, conflict: { theirs: null } })],
  },
};

export const DeviceFull: Story = { args: { full: true, sync: { status: 'unsynced', kept: true } } };
export const NoMoreRoom: Story = { args: { canAdd: false } };
export const LongText: Story = {
  args: {
    sections: [anEditorSection({ ref: 'text', content: 'A sentence that goes on and on about the grip. '.repeat(30) })],
  },
};
export const AllKindsDark: Story = { ...AllKinds, globals: { scheme: 'dark' } };
export const ChangedElsewhereDesktop: Story = { ...ChangedElsewhere, globals: { viewport: { value: 'desktop' } } };
