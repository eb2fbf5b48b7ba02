import type { FieldErrors } from '@fairway/contracts/errors';
import { IMPORT_FIELDS } from '@fairway/contracts/coaching/import-fields';
import type { ImportRow, RowErrors } from '@fairway/contracts/coaching/player-import';
import type { ImportPlayersScreenProps } from '@fairway/ui/features/coaching/screens/ImportPlayersScreen/ImportPlayersScreen';
import type { ImportStep } from '@fairway/ui/features/coaching/screens/ImportPlayersScreen/types';
import { useState } from 'react';
import { readFailure } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { saveFile } from '../../../app/shell/saveFile.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { guessColumns, toRows } from './columns.ts';
import { formatLeftOut, readCsv } from './csv.ts';

const describeErrors = (errors: RowErrors[number]): string =>
  Object.values(errors ?? {})
    .flat()
    .join(' ');

const changedFields = (before: ImportRow | undefined, row: ImportRow) =>
  IMPORT_FIELDS.filter((field) => before?.[field] !== row[field]);
const dropErrors = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

type Screen = Omit<ImportPlayersScreenProps, 'confirm' | 'leaving'>;

/** The way of a file of players: read here, checked and invited by the server. */
export function useImport(onDirtyChange: (dirty: boolean) => void): Screen {
  const [progress, setProgress] = useState<ImportStep>({ step: 'choose' });
  const [fileError, setFileError] = useState<string>();
  const options = {
    meta: { quiet: [403, 429] },
    // Confirmed no more: an admin has given them another address since the page opened.
    onError: (error: unknown) =>
      readFailure(error).status === 403 ? void utils.accounts.user.invalidate() : undefined,
  };
  const checking = trpc.people.checkImport.useMutation(options);
  const inviting = trpc.people.importPlayers.useMutation(options);

  const onFile = async (file: File) => {
    const { table, refusal } = readCsv(new Uint8Array(await file.arrayBuffer()));
    setFileError(refusal ?? undefined);
    if (!table) return;
    onDirtyChange(true);
    setProgress({ step: 'match', filename: file.name, table, columns: guessColumns(table) });
  };

  const check = (rows: ImportRow[]) => {
    inviting.reset();
    checking.mutate(
      { rows },
      { onSuccess: ({ errors }) => setProgress({ step: 'check', rows, errors, stale: false }) },
    );
  };
  const onCheck = () => {
    if (progress.step === 'match') check(toRows(progress.table, progress.columns));
    if (progress.step === 'check') check(progress.rows);
  };

  const onRow = (nth: number, row: ImportRow) => {
    if (progress.step !== 'check') return;
    setProgress({
      ...progress,
      rows: progress.rows.with(nth, row),
      // Its card stays until the server has looked again; what is said of a field goes as it is changed.
      errors: progress.errors.with(nth, dropErrors(progress.errors[nth] ?? {}, changedFields(progress.rows[nth], row))),
      stale: true,
    });
  };

  const onInvite = () => {
    if (progress.step !== 'check') return;
    const { rows, errors } = progress;
    const sent = rows.filter((_, nth) => errors[nth] === null);
    const before = rows.flatMap((row, nth) => (errors[nth] ? [{ row, reason: describeErrors(errors[nth]) }] : []));
    inviting.mutate(
      { rows: sent },
      {
        onSuccess: ({ invited, errors: since }) => {
          onDirtyChange(false);
          void utils.people.pendingPlayers.invalidate();
          const meanwhile = sent.flatMap((row, nth) =>
            since[nth] ? [{ row, reason: describeErrors(since[nth]) }] : [],
          );
          setProgress({ step: 'done', invited, leftOut: [...before, ...meanwhile] });
        },
      },
    );
  };

  return {
    progress,
    fileError,
    onFile: (file) => void onFile(file),
    onColumns: (columns) => (progress.step === 'match' ? setProgress({ ...progress, columns }) : undefined),
    onCheck,
    onRow,
    onInvite,
    onDownload: () =>
      progress.step === 'done'
        ? saveFile('players-left-out.csv', formatLeftOut(progress.leftOut), 'text/csv')
        : undefined,
    onRestart: () => setProgress({ step: 'choose' }),
    busy: checking.isPending || inviting.isPending,
    refusal: readRefusal(inviting.error ?? checking.error),
  };
}
