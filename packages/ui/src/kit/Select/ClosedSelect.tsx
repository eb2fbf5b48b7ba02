import { type SelectProps, TextInput } from '@mantine/core';
import type { EarlyHandlers } from '../useEarlyUse.ts';

type Option = NonNullable<SelectProps['data']>[number];

/** What an option is called, within a group or by itself. */
function findLabel(options: readonly (Option | { value: string })[], value: string): string {
  for (const option of options) {
    if (typeof option === 'object' && 'items' in option) {
      const label = findLabel(option.items, value);
      if (label) return label;
    } else if (option === value) return option;
    else if (typeof option === 'object' && option.value === value) return 'label' in option ? option.label : value;
  }
  return '';
}

/** The field before its list is here: it has the same place, says the same, and notes what is done to it. */
export function ClosedSelect({ handlers, ...props }: SelectProps & { handlers: EarlyHandlers }) {
  const { label, description, error, placeholder, required, data = [], value, inputWrapperOrder, className } = props;
  return (
    <TextInput
      {...handlers}
      aria-busy
      readOnly
      label={label}
      description={description}
      error={error}
      placeholder={placeholder}
      required={required}
      value={typeof value === 'string' ? findLabel(data, value) : ''}
      className={className}
      {...(inputWrapperOrder && { inputWrapperOrder })}
    />
  );
}
