import type { FieldErrors } from '@fairway/contracts/errors';
import type { Skill } from '@fairway/contracts/practice/skills';
import type { Upload } from '../../../../kit/ImageUpload/useUpload.ts';
import type { Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import type { DrillChoice } from '../../components/DrillPicker/DrillChoices.tsx';
import type { SkillValues } from '../../components/SkillForm/SkillForm.tsx';

/** What a coach may do here; a player reads alone. */
export interface SkillEditing {
  /** Fulfils once the skill is kept; null is a new one. */
  onSave: (skill: Skill | null, values: SkillValues) => Promise<unknown>;
  errors?: FieldErrors | undefined;
  /** Fulfils once the skill is gone. */
  onDelete: (skill: Skill) => Promise<unknown>;
  /** Lets the player see the skills, or not. */
  onEnable: (enabled: boolean) => Promise<unknown>;
  /** The coach's library, to choose a skill's drills from. */
  choice: DrillChoice;
  upload?: Upload;
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}
