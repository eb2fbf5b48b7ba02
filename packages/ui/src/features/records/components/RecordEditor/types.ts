import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import type { Drawing } from '@fairway/contracts/lessons/drawings';
import type { RecordSnippet, RecordTemplate } from '@fairway/contracts/lessons/record-templates';
import type { RecordSection, SectionType } from '@fairway/contracts/lessons/records';
import type { Drill, DrillCard } from '@fairway/contracts/practice/drills';
import type { DrillChoice } from '../../../practice/components/DrillPicker/DrillChoices.tsx';
import type { SectionVideo } from '../RecordSections/VideoSection.tsx';

/** A section as the coach writes it. */
export interface EditorSection {
  ref: string;
  type: SectionType;
  content: string;
  chart: ChartPoint[];
  /** A putting chart in inches. */
  metric: boolean;
  club: string;
  /** What is drawn over a video. */
  overlay: Drawing[];
  /** The drill that a text comes from. */
  drill: DrillCard | null;
  /** The addresses of its pictures or its video, on the server or on this device; null where there is none yet. */
  files: (string | null)[];
  /** The address of what the coach said of it; null for nothing. */
  voice: string | null;
  /** How far the server is with the video that stands here; null or left out of one that is on this device alone. */
  video?: SectionVideo | null | undefined;
  /** The server has it as it stands here. */
  saved: boolean;
  /** It was changed on another device meanwhile: what stands there, null where it was removed. */
  conflict?: { theirs: RecordSection | null } | undefined;
}

export type SectionEdit = Partial<Pick<EditorSection, 'content' | 'chart' | 'metric' | 'club' | 'overlay'>>;

/** How far the record is on its way to the server. */
export type SyncState =
  | { status: 'saved' }
  /** Something is not on the server; `kept` once this device has all of it. */
  | { status: 'unsynced'; kept: boolean }
  | { status: 'syncing'; done: number; total: number; file: FileProgress | null };

/** How far the file that is on its way has come, in bytes; `isPaused` while it waits for a signal. */
export interface FileProgress {
  sent: number;
  total: number;
  isPaused: boolean;
}

/** What is done with a section. */
export interface SectionActions {
  onEdit: (ref: string, edit: SectionEdit) => void;
  onRemove: (ref: string) => void;
  /** Takes a video, or a picture for the first or second place. */
  onFile: (ref: string, nth: number, file: File) => void;
  /** Has a video that failed made ready anew. */
  onRetryVideo: (ref: string) => void;
  /** Takes what was said of a section; null takes it away. */
  onVoice: (ref: string, file: File | null) => void;
  /** Chooses between two versions of a section. */
  onResolve: (ref: string, keep: 'mine' | 'theirs') => void;
}

/** The coach's library, and what is done with a drill that is chosen from it. */
export interface DrillActions {
  choice: DrillChoice;
  onChoose: (drill: Drill) => void;
}

/** What a coach begins records with, and what may be done with it. */
export interface TemplateActions {
  templates: readonly RecordTemplate[];
  onUse: (template: RecordTemplate) => void;
  /** Keeps the record's shape under a name; fulfils with why not, or null. */
  onSave: (name: string) => Promise<string | null>;
  onRemove: (id: string) => Promise<void>;
}

/** The phrases a coach writes often. */
export interface SnippetActions {
  snippets: readonly RecordSnippet[];
  /** Fulfils with whether it is kept; why not is said by whoever was asked. */
  onSave: (content: string) => Promise<boolean>;
  onRemove: (id: string) => Promise<void>;
}
