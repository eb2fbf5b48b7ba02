import type { ImportRow } from '@fairway/contracts/coaching/player-import';
import { ConfirmEmail, type ConfirmEmailProps } from '../../../auth/components/ConfirmEmail/ConfirmEmail.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { CheckRows } from './CheckRows.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportDone } from './ImportDone.tsx';
import { MatchColumns } from './MatchColumns.tsx';
import type { ImportColumns, ImportStep } from './types.ts';

export interface ImportPlayersScreenProps {
  progress: ImportStep;
  onFile: (file: File) => void;
  /** Why the file that was chosen could not be read. */
  fileError?: string | undefined;
  onColumns: (columns: ImportColumns) => void;
  onCheck: () => void;
  onRow: (nth: number, row: ImportRow) => void;
  onInvite: () => void;
  onDownload: () => void;
  onRestart: () => void;
  busy?: boolean;
  /** Why nobody can be invited for now. */
  refusal?: string | undefined;
  /** The coach's own address waits for its pin: it comes before any invitation. */
  confirm?: ConfirmEmailProps | undefined;
  leaving?: Leaving;
}

const DETAILS: Record<ImportStep['step'], string> = {
  choose: 'We email each of them a link and a code.',
  match: 'Step 2 of 3: match the columns',
  check: 'Step 3 of 3: check and invite',
  done: 'Finished',
};

/** A coach invites the players of a file: chosen, its columns matched, its rows checked and mended, then sent. */
export function ImportPlayersScreen(props: ImportPlayersScreenProps) {
  const { progress, confirm, refusal, busy = false, leaving = null } = props;
  return (
    <Page
      header={
        <PageHeader
          title="Import players"
          detail={DETAILS[progress.step]}
          close={{ href: proPaths.players, label: 'Close the import' }}
        />
      }
    >
      {confirm ? (
        <ConfirmEmail {...confirm}>Players see who the invitation is from and can reply to you.</ConfirmEmail>
      ) : (
        <>
          {refusal ? (
            <Notice tone="danger" role="alert">
              {refusal}
            </Notice>
          ) : null}
          {progress.step === 'choose' ? <ChooseFile onFile={props.onFile} error={props.fileError} /> : null}
          {progress.step === 'match' ? (
            <MatchColumns match={progress} onColumns={props.onColumns} onCheck={props.onCheck} busy={busy} />
          ) : null}
          {progress.step === 'check' ? (
            <CheckRows
              check={progress}
              onRow={props.onRow}
              onCheck={props.onCheck}
              onInvite={props.onInvite}
              busy={busy}
            />
          ) : null}
          {progress.step === 'done' ? (
            <ImportDone done={progress} onDownload={props.onDownload} onRestart={props.onRestart} />
          ) : null}
        </>
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
