import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { ActionIcon, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconBookmarkPlus, IconQuote, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { insertPhrase, pickPhrase } from './insertPhrase.ts';
import classes from './RecordEditor.module.css';
import type { SnippetActions } from './types.ts';

interface PhraseFieldProps {
  label: string;
  name: string;
  minRows: number;
  value: string;
  onChange: (text: string) => void;
  /** What the coach writes often; left out where there is no way to it. */
  snippets?: SnippetActions | undefined;
}

/** Words of a section, with the coach's phrases two taps away: one opens them, one puts a phrase where the caret was. */
export function PhraseField({ label, name, minRows, value, onChange, snippets }: PhraseFieldProps) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState<{ start: number; end: number } | null>(null);
  const phrase = place ? pickPhrase(value, place) : '';
  const { busy, run } = useSingleFlight(async () => {
    if (await snippets?.onSave(phrase)) setPlace(null);
  });
  const open = () => {
    const { selectionStart = value.length, selectionEnd = value.length } = fieldRef.current ?? {};
    setPlace({ start: selectionStart, end: selectionEnd });
  };
  const insert = (content: string) => {
    if (!place) return;
    const { text, caret } = insertPhrase(value, content, { ...place, most: RECORD_LIMITS.content });
    onChange(text);
    setPlace(null);
    // Only once the field has the words and the sheet has given the focus back.
    setTimeout(() => {
      fieldRef.current?.focus();
      fieldRef.current?.setSelectionRange(caret, caret);
    }, 0);
  };
  return (
    <Stack gap={4}>
      <Textarea
        ref={fieldRef}
        label={label}
        name={name}
        value={value}
        maxLength={RECORD_LIMITS.content}
        autosize
        minRows={minRows}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {snippets ? (
        <>
          <Button
            variant="subtle"
            size="sm"
            mih={44}
            px="xs"
            leftSection={<Icon of={IconQuote} size={18} />}
            style={{ alignSelf: 'start' }}
            onClick={open}
          >
            Phrases
          </Button>
          <Sheet opened={place !== null} title="Phrases" busy={busy} onClose={() => setPlace(null)}>
            <Stack gap="md">
              {snippets.snippets.length > 0 ? (
                <ul className={classes.kept} aria-label="Phrases">
                  {snippets.snippets.map(({ id, content }) => (
                    <li key={id} className={classes.keptRow}>
                      <button type="button" className={classes.keptChoice} onClick={() => insert(content)}>
                        <Text span lineClamp={4} className="wraps">
                          {content}
                        </Text>
                      </button>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size={44}
                        aria-label={`Delete the phrase ${content.slice(0, 40)}`}
                        onClick={() => void snippets.onRemove(id)}
                      >
                        <Icon of={IconTrash} size={20} />
                      </ActionIcon>
                    </li>
                  ))}
                </ul>
              ) : (
                <Text c="dimmed">
                  Phrases you write often appear here. Write one, or select some words, and save it from this sheet.
                </Text>
              )}
              {phrase === '' ? null : (
                <Group grow>
                  <Button
                    variant="default"
                    loading={busy}
                    leftSection={<Icon of={IconBookmarkPlus} size={20} />}
                    onClick={() => void run()}
                  >
                    {place && place.start !== place.end ? 'Save selected words' : 'Save as phrase'}
                  </Button>
                </Group>
              )}
            </Stack>
          </Sheet>
        </>
      ) : null}
    </Stack>
  );
}
