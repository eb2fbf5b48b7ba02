import { type SelectProps, TextInput } from '@mantine/core';

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

/** The field before its list is here: it has the same place, and says the same. */
export function ClosedSelect(props: SelectProps) {
  const { label, description, error, placeholder, required, data = [], value, inputWrapperOrder, className } = props;
  return (
    <TextInput
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
