import { Input, PinInput, type PinInputProps } from '@mantine/core';
import { type ClipboardEvent, type ReactNode, useId } from 'react';
import classes from './PinField.module.css';

const PIN_LENGTH = 6;

export interface PinFieldProps {
  label: string;
  /** The field's name in the payload; server errors find their field by it. */
  name: string;
  value: string;
  onChange: (pin: string) => void;
  /** Takes letters too, in capitals: a sign-up code. */
  letters?: boolean;
  /** The last digit has just been given, typed or pasted. */
  onComplete?: (pin: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  /** Takes the focus when its form opens. */
  focusFirst?: boolean;
}

/**
 * Six digits from a mail, or the six signs of a code. Anything else that is typed or pasted along with them is left out. The label
 * and the error belong to the first cell, which takes a whole pin at once: pasted, or offered by the phone.
 */
export function PinField(props: PinFieldProps) {
  const { label, name, value, onChange, letters, onComplete, description, error, focusFirst } = props;
  const id = useId();
  const take = (typed: string): string => {
    const pin = typed
      .replace(letters ? /[^a-z\d]/gi : /\D/g, '')
      .slice(0, PIN_LENGTH)
      .toUpperCase();
    onChange(pin);
    // Mantine's own `onComplete` stays silent on a second pin, when its form has emptied the field after the first.
    if (pin.length === PIN_LENGTH && pin !== value) onComplete?.(pin);
    return pin;
  };
  // Mantine refuses a text with anything but the pin in it; people copy the whole line of the mail.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const cells = event.currentTarget.closest('[role="group"]')?.querySelectorAll('input');
    const pin = take(event.clipboardData.getData('text/plain'));
    cells?.[Math.min(pin.length, PIN_LENGTH - 1)]?.focus();
  };
  const getCellProps: PinInputProps['getInputProps'] = (place) => ({
    // Given to the whole, it would swallow Enter, which sends the form.
    inputMode: letters ? 'text' : 'numeric',
    autoCapitalize: letters ? 'characters' : undefined,
    autoCorrect: 'off',
    spellCheck: false,
    onPaste: paste,
    // A seventh digit is left out rather than put in place of the sixth.
    maxLength: place === PIN_LENGTH - 1 ? 1 : undefined,
    'data-filled': place < value.length || undefined,
    ...(place === 0
      ? { name, 'aria-label': undefined, 'data-autofocus': focusFirst || undefined }
      : {
          // Without it each cell would bear the first one's id.
          withAria: false,
          'aria-label': `${letters ? 'Character' : 'Digit'} ${place + 1} of ${PIN_LENGTH}`,
          'aria-invalid': error ? true : undefined,
        }),
  });
  return (
    <Input.Wrapper id={id} size="md" label={label} description={error ? undefined : description} error={error}>
      <PinInput
        // Mantine's own id comes a moment late, and the cells with it anew: one that had the focus would lose it.
        id={`${id}-cells`}
        classNames={{ root: classes.cells, pinInput: classes.cell, input: classes.input }}
        length={PIN_LENGTH}
        type={letters ? 'alphanumeric' : 'number'}
        inputType="text"
        size="xl"
        gap={8}
        placeholder=""
        value={value}
        onChange={take}
        oneTimeCode={!letters}
        error={Boolean(error)}
        getInputProps={getCellProps}
      />
    </Input.Wrapper>
  );
}
