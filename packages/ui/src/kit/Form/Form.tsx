import { type ComponentProps, useState } from 'react';
import { useOffline } from '../Connection/Connection.tsx';
import { Notice } from '../Notice/Notice.tsx';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** While an answer is on its way the form is not sent again. */
  busy?: boolean | undefined;
  /** What is sent without a connection waits on the device, so that the form may be sent at any time. */
  queues?: boolean;
  onSubmit: () => void;
}

/** Brings what has just appeared into view, once: named here, it is not another function with every letter that is typed. */
const reveal = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'nearest' });

/**
 * A form of the app: sent without leaving the page, and checked by the server, whose texts the fields show. Without a connection it
 * is not sent, says so, and keeps what was typed. A field that holds what cannot be read has something else to send than it shows:
 * marked `data-unreadable`, with a text of its own, it takes the focus, and nothing is sent.
 */
export function Form({ busy, queues, onSubmit, children, ...form }: FormProps) {
  const offline = useOffline() && !queues;
  const [wasHeld, setHeld] = useState(false);
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const unreadable = event.currentTarget.querySelector<HTMLElement>('[data-unreadable]');
        if (unreadable) return unreadable.focus();
        setHeld(offline);
        if (!busy && !offline) onSubmit();
      }}
    >
      {children}
      {offline && wasHeld ? (
        // Below the button, it may be below the screen as well.
        <div ref={reveal}>
          <Notice tone="warning" role="alert">
            You’re offline. You can send this once the connection is back.
          </Notice>
        </div>
      ) : null}
    </form>
  );
}
