import { Pill, PillsInput, type TagsInputProps } from '@mantine/core';
import { fieldOnDemand } from '../fieldOnDemand.tsx';
import type { EarlyHandlers } from '../useEarlyUse.ts';

/** The field before its list is here. */
export function ClosedTags({ handlers, ...props }: TagsInputProps & { handlers: EarlyHandlers }) {
  const { label, description, error, placeholder, required, value = [], className } = props;
  return (
    <PillsInput {...{ label, description, error, required, className }}>
      <Pill.Group>
        {value.map((tag) => (
          <Pill key={tag} withRemoveButton>
            {tag}
          </Pill>
        ))}
        <PillsInput.Field {...handlers} placeholder={placeholder} aria-busy readOnly />
      </Pill.Group>
    </PillsInput>
  );
}

const { Field, load } = fieldOnDemand<TagsInputProps>(
  async () => (await import('./ListTags.tsx')).ListTags,
  ClosedTags,
);

/** Fetches the lists that these fields open. */
export const loadTags = load;

/** Short words of one's own, or some of those that are suggested below. */
export const TagsField = Field;
