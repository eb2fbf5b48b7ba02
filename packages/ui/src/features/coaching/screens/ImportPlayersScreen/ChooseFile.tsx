import { Button, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { useFileChoice } from '../../../../hooks/useFileChoice.ts';
import { FileDrop } from '../../../../kit/FileDrop/FileDrop.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import classes from './ImportPlayersScreen.module.css';

interface ChooseFileProps {
  onFile: (file: File) => void;
  /** Why the file could not be read. */
  error?: string | undefined;
}

/** A spreadsheet's file, chosen or dropped. */
export function ChooseFile({ onFile, error }: ChooseFileProps) {
  const id = useId();
  const onFiles = ([file]: File[]) => (file ? onFile(file) : undefined);
  const { openRef, choose } = useFileChoice({ onFiles });
  return (
    <FileDrop
      name="players"
      accept=".csv,text/csv"
      onFiles={onFiles}
      openRef={openRef}
      labelledBy={`${id}-label`}
      describedBy={error ? `${id}-error` : undefined}
    >
      <Stack className={classes.drop} data-wrong={error ? true : undefined} align="center" gap="sm">
        <Icon of={IconFileSpreadsheet} size={36} />
        <Text id={`${id}-label`} fw={560}>
          A CSV file of your players
        </Text>
        <Text c="dimmed" ta="center" maw="26rem">
          Export it from your spreadsheet or your old booking system: one player a row, with names and email addresses,
          up to 500 rows.
        </Text>
        <Button onClick={() => void choose()}>Choose a file</Button>
        {error ? (
          <Text id={`${id}-error`} role="alert" c="var(--mantine-color-error)">
            {error}
          </Text>
        ) : null}
      </Stack>
    </FileDrop>
  );
}
