import { fn } from 'storybook/test';
import { aDrillChoice } from './drills.ts';
import type { EditorSection } from '../features/records/components/RecordEditor/types.ts';

/** A section as the editor has it. */
export const anEditorSection = (over: Partial<EditorSection> & { ref: string }): EditorSection => ({
  type: 'text',
  content: 'Stop at nine o’clock, then turn.',
  chart: [],
  metric: false,
  club: '',
  overlay: [],
  voice: null,
  drill: null,
  files: [],
  saved: true,
  ...over,
});

/** What the editor is given beside the record: a story sees what it is asked for. */
export const editorArgs = () => ({
  handed: 'right' as const,
  sync: { status: 'saved' as const },
  full: false,
  canAdd: true,
  drills: {
    choice: { ...aDrillChoice(), onSearch: fn(), onOpen: fn(), onMore: fn() },
    onChoose: fn(),
  },
  onTitle: fn(),
  onAdd: fn(),
  onEdit: fn(),
  onRemove: fn(),
  onMove: fn(),
  onFile: fn(),
  onVoice: fn(),
  onRetryVideo: fn(),
  onResolve: fn(),
  onSave: fn(),
  onCancel: fn(),
});
