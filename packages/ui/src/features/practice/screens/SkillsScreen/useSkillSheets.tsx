import type { Skill, SkillProgress } from '@fairway/contracts/practice/skills';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { LeaveDialog } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import type { SkillValues } from '../../components/SkillForm/SkillForm.tsx';
import { useEditSheet } from '../../components/useEditSheet.ts';
import type { SkillEditing } from './types.ts';

const { Contents: SkillForm, load } = contentsOnDemand(
  async () => (await import('../../components/SkillForm/SkillForm.tsx')).SkillForm,
  { phone: 51.875, wide: 48.5 },
);

const nothing = () => Promise.resolve();
const READ_ONLY = { onSave: nothing, onDelete: nothing };

/** The form of a skill and the question before one is deleted, above the page; nothing for a player. */
export function useSkillSheets(
  progress: SkillProgress | undefined,
  editing: SkillEditing | undefined,
): { open: (skill: Skill | null) => void; ask: (skill: Skill) => void; sheets: ReactNode } {
  const sheet = useEditSheet<Skill, SkillValues>(editing ?? READ_ONLY);
  const { open, ask, edited, asked } = sheet;
  if (!editing || !progress) return { open, ask, sheets: null };
  const sheets = (
    <>
      <Sheet
        opened={edited !== null}
        title={edited?.of ? 'Edit skill' : 'Add skill'}
        busy={sheet.saving}
        load={load}
        onClose={sheet.tryClose}
      >
        {edited ? (
          <SkillForm
            skill={edited.of}
            lessons={progress.lessons}
            timezone={progress.timezone}
            errors={editing.errors}
            busy={sheet.saving}
            onSave={sheet.save}
            onCancel={sheet.tryClose}
            onDirtyChange={sheet.setDirty}
            upload={editing.upload}
            choice={editing.choice}
          />
        ) : null}
      </Sheet>
      <ConfirmDialog
        opened={asked !== null}
        title="Are you sure you want to delete this skill?"
        confirmLabel="Delete skill"
        cancelLabel="Keep skill"
        warning={asked ? `“${asked.discipline}” will be deleted with all of its scores.` : undefined}
        danger
        busy={sheet.deleting}
        onConfirm={sheet.confirm}
        onClose={() => ask(null)}
      />
      <LeaveDialog leaving={sheet.leaving} />
    </>
  );
  return { open, ask, sheets };
}
