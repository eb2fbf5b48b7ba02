import { Input, Skeleton } from '@mantine/core';
import { Suspense, useId } from 'react';
import type { Upload } from '../../../../kit/ImageUpload/useUpload.ts';
import { onDemand } from '../../../../kit/onDemand.tsx';

/** The editor outweighs the rest of the page: it is loaded where it is shown, and never with the first code of the app. */
const { Part: DescriptionEditor } = onDemand(async () => (await import('./DescriptionEditor.tsx')).DescriptionEditor);

export interface DescriptionFieldProps {
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
  upload?: Upload | undefined;
  onBusyChange: (busy: boolean) => void;
}

/** A description with bold, lists, headings, links and pictures. */
export function DescriptionField({ error, ...editor }: DescriptionFieldProps) {
  const id = useId();
  const [labelledBy, describedBy] = [`${id}-label`, `${id}-error`];
  return (
    <div data-field="description">
      <Input.Label id={labelledBy} labelElement="div" size="md" mb={4}>
        Description
      </Input.Label>
      <Suspense fallback={<Skeleton height={286} radius="md" />}>
        <DescriptionEditor {...editor} labelledBy={labelledBy} describedBy={describedBy} />
      </Suspense>
      <Input.Error id={describedBy} mt={5}>
        {error}
      </Input.Error>
    </div>
  );
}
