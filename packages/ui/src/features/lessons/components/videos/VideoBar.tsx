import { Button } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';

export interface VideoBarProps {
  /** Of the form that the button sends. */
  form: string;
  sendable: boolean;
  busy: boolean;
  /** What it costs, or that it costs nothing. */
  summary: string;
  detail?: string;
  label: string;
}

/** What sending the videos costs, and the button that sends them: once both are there and nothing is on its way. */
export function VideoBar({ form, sendable, busy, summary, detail, label }: VideoBarProps) {
  return (
    <ActionBar summary={summary} detail={detail}>
      <Button type="submit" form={form} disabled={!sendable} loading={busy}>
        {label}
      </Button>
    </ActionBar>
  );
}
