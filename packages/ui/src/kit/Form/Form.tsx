import type { ComponentProps } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** While an answer is on its way the form is not sent again. */
  busy?: boolean | undefined;
  onSubmit: () => void;
}

/** A form of the app: sent without leaving the page, and checked by the server, whose texts the fields show. */
export function Form({ busy, onSubmit, ...form }: FormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    />
  );
}
