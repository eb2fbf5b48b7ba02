import { Stack } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { PageHeader, type HeaderWay } from '../../../../kit/PageHeader/PageHeader.tsx';

export interface AuthFormProps {
  title: string;
  detail?: ReactNode;
  back?: HeaderWay;
  /** A refusal of the whole form, read out at once. */
  alert?: ReactNode;
  formRef?: RefObject<HTMLFormElement | null>;
  /** While an answer is on its way the form is not sent again. */
  busy?: boolean | undefined;
  /** Without it there is nothing to send: the sheet says something and leads on. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** A form on the sheet of an `AuthFrame`: its heading, what was wrong with it as a whole, its fields. The one marked `data-autofocus` has the focus. */
export function AuthForm({ title, detail, back, alert, formRef, busy, onSubmit, children }: AuthFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const ref = formRef ?? own;
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [ref]);
  return (
    <Form ref={ref} busy={busy} onSubmit={() => onSubmit?.()}>
      <Stack gap={18}>
        <PageHeader title={title} detail={detail} back={back} />
        {alert ? (
          <Notice tone="danger" role="alert">
            {alert}
          </Notice>
        ) : null}
        {children}
      </Stack>
    </Form>
  );
}
