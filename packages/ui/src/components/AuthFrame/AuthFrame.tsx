import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form } from '../Form/Form.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { PageHeader, type HeaderWay } from '../PageHeader/PageHeader.tsx';
import classes from './AuthFrame.module.css';
import { CourseArt } from './CourseArt.tsx';

export interface AuthFrameProps {
  /** How much room the form wants; without it the drawing has the larger part of the page. */
  form?: 'short' | 'long';
  children: ReactNode;
}

/** The frame of the pages on the way in: a course in early light, and a sheet laid on it. */
export function AuthFrame({ form, children }: AuthFrameProps) {
  return (
    <main className={classes.screen} data-form={form}>
      <div className={classes.scene}>
        <CourseArt className={classes.art} />
        <div className={classes.brand}>
          <Logo size={34} />
        </div>
      </div>
      <div className={classes.sheet}>
        <div className={classes.content}>{children}</div>
      </div>
    </main>
  );
}

export interface AuthFormProps {
  title: string;
  detail?: ReactNode;
  back?: HeaderWay;
  /** A refusal of the whole form, read out at once. */
  alert?: ReactNode;
  formRef?: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form on that sheet: its heading, what was wrong with it as a whole, its fields. The one marked `data-autofocus` has the focus. */
export function AuthForm({ title, detail, back, alert, formRef, onSubmit, children }: AuthFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const ref = formRef ?? own;
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [ref]);
  return (
    <Form ref={ref} className={classes.form} onSubmit={onSubmit}>
      <PageHeader title={title} detail={detail} back={back} />
      {alert ? (
        <Notice tone="danger" role="alert">
          {alert}
        </Notice>
      ) : null}
      {children}
    </Form>
  );
}
