import { fullName } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import type { NoticePreview } from './choices.ts';
import classes from './NoticesSheet.module.css';

export interface NoticesSheetProps {
  /** What will be sent; null while the sheet is closed. */
  notices: NoticePreview[] | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const CHANNELS = { push: 'push', email: 'email', text: 'text message' } as const;
const by = (channels: NoticePreview['channels']) =>
  channels.length > 0 ? channels.map((channel) => CHANNELS[channel]).join(', ') : 'not told: all notices are off';

/** What each player will be sent, before anything is done. */
export function NoticesSheet({ notices, busy, onConfirm, onClose }: NoticesSheetProps) {
  return (
    <Sheet opened={notices !== null} onClose={onClose} title="This will be sent" busy={busy} closeHidden>
      {notices?.length ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls has to be reached by keyboard.
        <div className={classes.notices} role="list" aria-label="Notices" tabIndex={0}>
          {notices.map(({ player, channels, subject, lead, lines }) => (
            <div key={player.id} role="listitem" className={classes.notice}>
              <p className={classes.to}>
                To {fullName(player)} ({by(channels)})
              </p>
              <p className={classes.subject}>{subject}</p>
              <p className={classes.lead}>{lead}</p>
              <ul className={classes.lines}>
                {lines.map(({ label, value, was }, nth) => (
                  <li key={nth}>
                    {label}: {value}
                    {was ? <span className={classes.was}> (was {was})</span> : null}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : (
        <p className={classes.none}>Nobody has to be told.</p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
          Back
        </Button>
        <Button loading={busy} onClick={onConfirm}>
          {notices?.length ? 'Confirm and send' : 'Confirm'}
        </Button>
      </div>
    </Sheet>
  );
}
