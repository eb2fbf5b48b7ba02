import { IconPhotoX, IconRefresh, IconX } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { SendingBar } from '../SendingBar/SendingBar.tsx';
import classes from './ImagesUpload.module.css';
import type { Sending } from './useUploads.ts';

export interface SendingTileProps {
  sending: Sending;
  onAgain: () => void;
  onDrop: () => void;
}

/** A picture on its way, or one that did not get through and may be sent again. */
export function SendingTile({ sending, onAgain, onDrop }: SendingTileProps) {
  const { preview, share, failure, file } = sending;
  return (
    <li className={classes.tile}>
      <div className={classes.frame} data-dim>
        {preview ? <img className={classes.picture} src={preview} alt="" /> : <Icon of={IconPhotoX} size={32} />}
        {failure === null ? <SendingBar over share={share} label="Sending the picture" /> : null}
      </div>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={classes.tools}>
        {file ? (
          <button type="button" className={classes.tool} aria-label="Try again" onClick={onAgain}>
            <Icon of={IconRefresh} size={20} />
          </button>
        ) : null}
        <button
          type="button"
          className={classes.tool}
          aria-label={failure ? 'Remove' : 'Stop sending'}
          onClick={onDrop}
        >
          <Icon of={IconX} size={20} />
        </button>
      </div>
    </li>
  );
}
