import type { FieldErrors } from '@fairway/contracts/errors';
import { Box, Button, Group, TextInput } from '@mantine/core';
import { Form } from '../../../../kit/Form/Form.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

const NAME_MAX = 255;

export interface AddByNameProps {
  /** The field's label: "New group". */
  label: string;
  /** An example of a name. */
  placeholder: string;
  /** The button's word: "Add group". */
  add: string;
  onAdd: (name: string) => Promise<unknown>;
  errors?: FieldErrors;
}

/** Adds something by its name; the field is empty again once it is there. */
export function AddByName({ label, placeholder, add, onAdd, errors }: AddByNameProps) {
  const { formRef, ...form } = useServerForm({ initialValues: { name: '' }, errors });
  const { busy, run } = useSingleFlight(onAdd);
  const submit = async () => {
    if (await run(form.values.name)) form.reset();
  };
  return (
    <Form ref={formRef} onSubmit={() => void submit()}>
      <TextInput
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={NAME_MAX}
        {...form.getInputProps('name')}
        inputContainer={(input) => (
          <Group gap={8}>
            {/* Above the button where the text is large. */}
            <Box flex="1 1 8rem">{input}</Box>
            <Button type="submit" loading={busy}>
              {add}
            </Button>
          </Group>
        )}
      />
    </Form>
  );
}
