import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../kit/Form/Form.tsx';
import { RadioTiles } from '../kit/RadioTiles/RadioTiles.tsx';
import { useServerForm } from './useServerForm.ts';

interface Player {
  name: string;
  handed: string;
  tos: boolean;
}

interface PlayerFormProps {
  saved: Player;
  /** What the server answers to each send, one after the other; undefined is a save. */
  answers: (FieldErrors | undefined)[];
  onSend: (player: Player) => void;
  onDirtyChange: (dirty: boolean) => void;
}

/** A form with a server at the other end that keeps what it takes. */
function PlayerForm({ saved, answers, onSend, onDirtyChange }: PlayerFormProps) {
  const [kept, setKept] = useState(saved);
  const [errors, setErrors] = useState<FieldErrors>();
  const [sent, setSent] = useState(0);
  const { formRef, ...form } = useServerForm({ initialValues: kept, errors, onDirtyChange });
  const send = () => {
    const answer = answers[sent];
    onSend(form.values);
    setSent(sent + 1);
    setErrors(answer);
    if (!answer) setKept(form.values);
  };
  return (
    <Form ref={formRef} onSubmit={send}>
      <Stack>
        <TextInput label="Name" {...form.getInputProps('name')} />
        <RadioTiles
          label="Handed"
          columns={2}
          options={[
            { value: 'left', label: 'Left' },
            { value: 'right', label: 'Right' },
          ]}
          {...form.getInputProps('handed')}
        />
        {form.errors['tos'] ? <Checkbox label="I accept" {...form.getInputProps('tos', { type: 'checkbox' })} /> : null}
        <Button type="submit">Save</Button>
        <Button variant="default" onClick={() => form.showErrors({ name: ['A name has two letters or more.'] })}>
          Check
        </Button>
        <Button variant="default" onClick={() => form.changeFields({ name: 'Priya', handed: 'left' })}>
          Fill in
        </Button>
        <Button variant="default" onClick={() => setKept({ ...kept, name: 'Sam', handed: 'left' })}>
          Change elsewhere
        </Button>
      </Stack>
    </Form>
  );
}

/** A form whose page keeps what was refused last. */
function RefusedForm({ errors, onSend }: { errors: FieldErrors | undefined; onSend: () => void }) {
  const { formRef, ...form } = useServerForm({ initialValues: { name: '' }, errors });
  return (
    <Form ref={formRef} onSubmit={onSend}>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** A form that stays once it is saved: what it sent is kept as the server writes it, when "Answer" is pressed. */
function StayingForm({ onDirtyChange }: Pick<PlayerFormProps, 'onDirtyChange'>) {
  const [kept, setKept] = useState({ name: 'Alex', phone: '' });
  const [saves, setSaves] = useState(0);
  const [sent, setSent] = useState(kept);
  const { formRef, ...form } = useServerForm({ initialValues: kept, saves, onDirtyChange });
  const send = () => {
    form.noteSent();
    setSent(form.values);
  };
  const answer = () => {
    setKept({ ...sent, name: sent.name.trim() });
    setSaves(saves + 1);
  };
  return (
    <Form ref={formRef} onSubmit={send}>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="Phone" {...form.getInputProps('phone')} />
      <Button type="submit">Save</Button>
      <Button onClick={answer}>Answer</Button>
    </Form>
  );
}

const meta = {
  title: 'Components/ServerForm',
  component: PlayerForm,
  args: {
    saved: { name: 'Alex', handed: 'right', tos: false },
    answers: [],
    onSend: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PlayerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const TOO_SHORT = 'Please enter a longer name.';

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.type(canvas.getByLabelText('Name'), 'a');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'Alexa', handed: 'right', tos: false });
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Alexa');
  },
};
export const ChangedElsewhere: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change elsewhere' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Sam');
    await expect(canvas.getByRole('radio', { name: 'Left' })).toBeChecked();
    await expect(args.onDirtyChange).not.toHaveBeenCalledWith(true);
  },
};
/** What has been typed stays, and what has not is not sent as it was before. */
export const ChangedElsewhereWhileTyping: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Change elsewhere' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Alexa');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'Alexa', handed: 'left', tos: false });
  },
};
/** What was sent is shown as it is kept; what is typed while it was on its way stays, and is still to be saved. */
export const TypedWhileSaving: Story = {
  render: ({ onDirtyChange }) => <StayingForm onDirtyChange={onDirtyChange} />,
  play: async ({ canvas, args }) => {
    const [name, phone] = [canvas.getByLabelText('Name'), canvas.getByLabelText('Phone')];
    await userEvent.type(name, 'a ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(phone, '07700');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(name).toHaveValue('Alexa');
    await expect(phone).toHaveValue('07700');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};
export const TypedBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Left' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('radio', { name: 'Right' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};
export const Refused: Story = {
  args: { answers: [{ name: [TOO_SHORT, 'And another.'], handed: ['Please choose.'] }, { name: [TOO_SHORT] }] },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'A');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(`${TOO_SHORT} And another.`)).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('A');
    await userEvent.type(name, 'l');
    await expect(canvas.queryByText(`${TOO_SHORT} And another.`)).toBeNull();
    await expect(canvas.getByText('Please choose.')).toBeVisible();
    // The same text once more takes the focus once more.
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(TOO_SHORT)).toBeVisible();
    await expect(canvas.queryByText('Please choose.')).toBeNull();
    await expect(name).toHaveFocus();
  },
};
/** Given up and opened again, or for another thing, a form begins without what was refused before. */
export const OpenedAnew: Story = {
  render: function Render() {
    const [isOpen, setOpen] = useState(true);
    const [errors, setErrors] = useState<FieldErrors>();
    return (
      <>
        {isOpen ? <RefusedForm errors={errors} onSend={() => setErrors({ name: [TOO_SHORT] })} /> : null}
        <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Cancel' : 'Edit'}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(TOO_SHORT)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByLabelText('Name')).toBeVisible();
    await expect(canvas.queryByText(TOO_SHORT)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(TOO_SHORT)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
/** A field that is there only while it has a text. */
export const FieldOfTheError: Story = {
  args: { answers: [{ tos: ['Please accept the terms.'] }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('I accept')).toHaveFocus();
  },
};
export const CheckedHere: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('A name has two letters or more.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
    await expect(canvas.queryByText('A name has two letters or more.')).toBeNull();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Priya');
    await expect(canvas.getByRole('radio', { name: 'Left' })).toBeChecked();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const RefusedDark: Story = {
  ...Refused,
  globals: { scheme: 'dark' },
};
