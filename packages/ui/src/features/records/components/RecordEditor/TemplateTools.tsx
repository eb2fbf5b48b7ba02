import type { RecordTemplate } from '@fairway/contracts/lessons/record-templates';
import { TEMPLATE_LIMITS } from '@fairway/contracts/lessons/record-limits';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopyPlus, IconDeviceFloppy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { SECTION_LOOKS } from '../section-types.ts';
import classes from './RecordEditor.module.css';
import type { TemplateActions } from './types.ts';

/** "Text, Shot chart, Picture". */
const listParts = ({ shape }: RecordTemplate) => shape.map(({ type }) => SECTION_LOOKS[type].label).join(', ');

/** Begins an empty record with the shape of a template: two taps. */
export function StartFromTemplate({
  templates,
  onUse,
  onRemove,
}: Pick<TemplateActions, 'templates' | 'onUse' | 'onRemove'>) {
  const [opened, setOpened] = useState(false);
  if (templates.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconCopyPlus} size={20} />}
        style={{ alignSelf: 'start' }}
        onClick={() => setOpened(true)}
      >
        Start from a template
      </Button>
      <Sheet opened={opened} title="Templates" onClose={() => setOpened(false)}>
        <ul className={classes.kept} aria-label="Templates">
          {templates.map((template) => (
            <li key={template.id} className={classes.keptRow}>
              <button
                type="button"
                className={classes.keptChoice}
                onClick={() => {
                  setOpened(false);
                  onUse(template);
                }}
              >
                <Text span fw={560} className="wraps">
                  {template.name}
                </Text>
                <Text span c="dimmed" fz="sm" className="wraps">
                  {listParts(template)}
                </Text>
              </button>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`Delete the template ${template.name}`}
                onClick={() => void onRemove(template.id)}
              >
                <Icon of={IconTrash} size={20} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

/** Keeps the shape of the record under a name. */
export function SaveAsTemplate({ onSave }: Pick<TemplateActions, 'onSave'>) {
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { busy, run } = useSingleFlight(async () => {
    const refusal = await onSave(name.trim());
    setError(refusal);
    if (refusal === null) {
      setOpened(false);
      setName('');
    }
  });
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<Icon of={IconDeviceFloppy} size={20} />}
        style={{ alignSelf: 'start' }}
        onClick={() => setOpened(true)}
      >
        Save as template
      </Button>
      <Sheet opened={opened} title="Save as template" busy={busy} onClose={() => setOpened(false)}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // A form in a sheet stands within the page's own for React: it must not send that one.
            event.stopPropagation();
            void run();
          }}
        >
          <Stack gap="md">
            <Text c="dimmed">
              Keeps the sections with their text and clubs, so you can start other records from them. Shots, pictures
              and videos are not.
            </Text>
            <TextInput
              label="Name"
              data-autofocus
              value={name}
              maxLength={TEMPLATE_LIMITS.name}
              error={error}
              onChange={(event) => {
                setError(null);
                setName(event.currentTarget.value);
              }}
            />
            <Group grow>
              <Button type="submit" loading={busy}>
                Save template
              </Button>
            </Group>
          </Stack>
        </form>
      </Sheet>
    </>
  );
}
