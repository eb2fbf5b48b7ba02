import { DRAWING_LIMITS } from '@fairway/contracts/constants';
import { DRAWING_COLOURS, DRAWING_SPANS, type DrawingSpan } from '@fairway/contracts/lessons/drawing-kinds';
import {
  ActionIcon,
  Button,
  Group,
  RadioCard,
  RadioGroup,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import {
  IconAngle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCircle,
  IconLetterT,
  IconLine,
  IconPointer,
  IconScribble,
  IconTrash,
} from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { COLOUR_NAMES } from './drawings.ts';
import classes from './SwingPlayer.module.css';
import type { DrawingEditor, DrawingTool } from './useDrawings.ts';

const TOOLS: { tool: DrawingTool; label: string; icon: typeof IconLine }[] = [
  { tool: 'line', label: 'Line', icon: IconLine },
  { tool: 'angle', label: 'Angle', icon: IconAngle },
  { tool: 'circle', label: 'Circle', icon: IconCircle },
  { tool: 'free', label: 'By hand', icon: IconScribble },
  { tool: 'text', label: 'Words', icon: IconLetterT },
  { tool: 'select', label: 'Select', icon: IconPointer },
];
const SPAN_LABELS: Record<DrawingSpan, string> = { clip: 'Throughout', onwards: 'From here on', moment: 'Here only' };
const SPANS = [...DRAWING_SPANS].toReversed().map((span) => ({ value: span, label: SPAN_LABELS[span] }));

function ColourChoice({ editor }: { editor: DrawingEditor }) {
  return (
    <RadioGroup
      aria-label="Colour"
      value={editor.selected?.colour ?? editor.colour}
      onChange={(value) => {
        const colour = DRAWING_COLOURS.find((each) => each === value);
        if (colour) editor.setColour(colour);
      }}
    >
      <Group gap={0} justify="space-between">
        {DRAWING_COLOURS.map((colour) => (
          <RadioCard key={colour} value={colour} aria-label={COLOUR_NAMES[colour]} className={classes.colour}>
            <span className={classes.swatch} data-colour={colour} />
          </RadioCard>
        ))}
      </Group>
    </RadioGroup>
  );
}

/** What a coach draws with: tools, colours, when it is seen, and steps back. */
export function DrawingTools({ editor, onDone }: { editor: DrawingEditor; onDone: () => void }) {
  const { selected, tool } = editor;
  return (
    <Stack gap="xs" role="group" aria-label="Drawing">
      <Group gap={4} justify="space-between">
        {TOOLS.map(({ tool: each, label, icon }) => (
          <ActionIcon
            key={each}
            size={44}
            variant={tool === each ? 'filled' : 'default'}
            color="fairway"
            aria-label={label}
            aria-pressed={tool === each}
            onClick={() => editor.setTool(each)}
          >
            <Icon of={icon} size={22} />
          </ActionIcon>
        ))}
      </Group>
      {tool === 'text' ? (
        <TextInput
          label="Words"
          description="Then tap the picture where they belong."
          maxLength={DRAWING_LIMITS.text}
          value={editor.words}
          onChange={(event) => editor.setWords(event.currentTarget.value)}
        />
      ) : null}
      <ColourChoice editor={editor} />
      {selected ? (
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label="When it is seen"
          data={SPANS}
          value={selected.span}
          onChange={(value) => {
            const span = DRAWING_SPANS.find((each) => each === value);
            if (span) editor.setSpan(span);
          }}
        />
      ) : null}
      {editor.isFull ? (
        <Text fz="sm" c="dimmed">{`This clip holds its ${DRAWING_LIMITS.drawings} drawings.`}</Text>
      ) : null}
      <Group gap={4} wrap="nowrap">
        <ActionIcon size={44} variant="subtle" aria-label="Undo" disabled={!editor.canUndo} onClick={editor.undo}>
          <Icon of={IconArrowBackUp} size={22} />
        </ActionIcon>
        <ActionIcon size={44} variant="subtle" aria-label="Redo" disabled={!editor.canRedo} onClick={editor.redo}>
          <Icon of={IconArrowForwardUp} size={22} />
        </ActionIcon>
        <ActionIcon
          size={44}
          variant="subtle"
          color="red"
          aria-label="Remove drawing"
          disabled={!selected}
          onClick={() => selected && editor.remove(selected.id)}
        >
          <Icon of={IconTrash} size={22} />
        </ActionIcon>
        <Button ml="auto" mih={44} onClick={onDone}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
