import type { FieldErrors } from '@fairway/contracts/errors';
import type { DrillCard } from '@fairway/contracts/practice/drills';
import type { Skill, SkillLesson } from '@fairway/contracts/practice/skills';
import { SCORE, SKILL_LIMITS } from '@fairway/contracts/practice/limits';
import { Input, Slider, Stack, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Form } from '../../../../kit/Form/Form.tsx';
import type { Upload } from '../../../../kit/ImageUpload/useUpload.ts';
import { Select } from '../../../../kit/Select/Select.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import type { DrillChoice } from '../DrillPicker/DrillChoices.tsx';
import { nameLesson } from '../text.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { DrillsField } from './DrillsField.tsx';
import classes from './SkillForm.module.css';
import { SheetButtons } from '../SheetButtons.tsx';

export interface SkillValues {
  discipline: string;
  score: number;
  description: string;
  lesson_id: string | null;
  drills: DrillCard[];
}

export interface SkillFormProps {
  /** The skill that is changed; null of a new one. */
  skill: Skill | null;
  lessons: readonly SkillLesson[];
  timezone: string;
  errors?: FieldErrors | undefined;
  busy?: boolean;
  onSave: (values: SkillValues) => void;
  onCancel: () => void;
  onDirtyChange?: (dirty: boolean) => void;
  upload?: Upload | undefined;
  choice: DrillChoice;
}

const NEW: SkillValues = { discipline: '', score: 5, description: '', lesson_id: null, drills: [] };
const MARKS = [0, 5, 10].map((value) => ({ value, label: String(value) }));

const toValues = ({ discipline, score, description, lesson_id, drills }: Skill): SkillValues => ({
  discipline,
  score,
  description,
  lesson_id,
  drills,
});

/** The lessons to choose from: those that have begun, and the one that is chosen already wherever it is. */
function listLessons({ skill, lessons, timezone }: Pick<SkillFormProps, 'skill' | 'lessons' | 'timezone'>) {
  const chosen = skill?.lesson && !lessons.some(({ id }) => id === skill.lesson_id) ? [skill.lesson] : [];
  return [...chosen, ...lessons].map((lesson) => ({ value: lesson.id, label: nameLesson(lesson, timezone) }));
}

/** A skill's name, score, description and lesson. */
export function SkillForm({ skill, lessons, timezone, errors, busy, onSave, onCancel, ...rest }: SkillFormProps) {
  const scoreId = useId();
  const { formRef, getInputProps, getError, ...form } = useServerForm<SkillValues>({
    initialValues: skill ? toValues(skill) : NEW,
    errors,
    onDirtyChange: rest.onDirtyChange,
  });
  const [sending, setSending] = useState(false);
  const { score, drills } = form.getValues();
  return (
    <Form ref={formRef} busy={busy || sending} onSubmit={() => onSave(form.getValues())}>
      <Stack gap="md">
        <TextInput
          label="Skill"
          placeholder="Putting"
          maxLength={SKILL_LIMITS.discipline}
          data-autofocus={skill ? undefined : true}
          {...getInputProps('discipline')}
        />
        <Input.Wrapper
          label={
            <>
              Score: <span className="tabular">{score}</span> out of 10
            </>
          }
          size="md"
          labelElement="div"
          labelProps={{ id: scoreId }}
          error={getError('score')}
          data-field="score"
        >
          <Slider
            className={classes.score}
            min={SCORE.min}
            max={SCORE.max}
            step={1}
            marks={MARKS}
            label={null}
            thumbProps={{ 'aria-labelledby': scoreId, 'aria-valuetext': `${score} out of 10` }}
            value={score}
            onChange={(value) => form.setFieldValue('score', value)}
          />
        </Input.Wrapper>
        <Select
          label="Related lesson"
          placeholder="No lesson"
          data={listLessons({ skill, lessons, timezone })}
          clearable
          clearButtonProps={{ 'aria-label': 'No lesson' }}
          {...getInputProps('lesson_id')}
        />
        <DescriptionField
          value={skill?.description ?? ''}
          onChange={(html) => form.setFieldValue('description', html)}
          error={getError('description')}
          upload={rest.upload}
          onBusyChange={setSending}
        />
        <DrillsField
          drills={drills}
          choice={rest.choice}
          disabled={busy ?? false}
          error={getError('drill_ids')}
          onChange={(next) => form.setFieldValue('drills', next)}
        />
        <SheetButtons save="Save skill" sending={sending} busy={busy} onCancel={onCancel} />
      </Stack>
    </Form>
  );
}
