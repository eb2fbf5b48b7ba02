import type { ImportRow, RowErrors } from '@fairway/contracts/coaching/player-import';
import type { ImportPlayersScreenProps } from '@fairway/ui/features/coaching/screens/ImportPlayersScreen/ImportPlayersScreen';
import type { ImportStep } from '@fairway/ui/features/coaching/screens/ImportPlayersScreen/types';
import { formatCount } from '@fairway/ui/format/count';
import { useState } from 'react';
import { readFailure } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { notify } from '../../../app/notices/notify.ts';
import { saveFile } from '../../../app/shell/saveFile.ts';
import { useIsHere } from '../../../app/shell/useOnward.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { changeRow, takeAnswer } from './checkStep.ts';
import { guessColumns, toRows } from './columns.ts';
import { formatLeftOut, readCsv } from './csv.ts';

const describeErrors = (errors: RowErrors[number]): string =>
  Object.values(errors ?? {})
    .flat()
    .join(' ');

/** "118 players invited, 2 left out". */
const describeImport = (invited: number, errors: RowErrors): string => {
  const leftOut = errors.filter((faults) => faults !== null).length;
  return `${formatCount(invited, 'player')} invited${leftOut > 0 ? `, ${leftOut} left out` : ''}`;
};

type Screen = Omit<ImportPlayersScreenProps, 'confirm' | 'leaving'>;

/** The way of a file of players: read here, checked and invited by the server. */
export function useImport(onDirtyChange: (dirty: boolean) => void): Screen {
  const [progress, setProgress] = useState<ImportStep>({ step: 'choose' });
  const [fileError, setFileError] = useState<string>();
  const isHere = useIsHere();
  const options = {
    meta: { quiet: [403, 429] },
    // Confirmed no more: an admin has given them another address since the page opened.
    onError: (error: unknown) =>
      readFailure(error).status === 403 ? void utils.accounts.user.invalidate() : undefined,
  };
  const checking = trpc.people.checkImport.useMutation(options);
  const inviting = trpc.people.importPlayers.useMutation({
    ...options,
    // Also for whoever has left the page while it was sent: the list is out of date, and what became of it is told there.
    onSuccess: ({ invited, errors }) => {
      void utils.people.pendingPlayers.invalidate();
      if (!isHere.current) notify.success(describeImport(invited, errors));
    },
  });

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
      {
        onSuccess: ({ errors }) =>
          // Columns that were chosen anew meanwhile make other rows, which are still to be checked.
          setProgress((now) => (now.step === 'match' && now !== progress ? now : takeAnswer(now, rows, errors))),
      },
    );
  };
  const onCheck = () => {
    if (progress.step === 'match') check(toRows(progress.table, progress.columns));
    if (progress.step === 'check') check(progress.rows);
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
    onRow: (nth, row) => (progress.step === 'check' ? setProgress(changeRow(progress, nth, row)) : undefined),
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
