import type { CsvFile } from '@fairway/contracts/csv';
import type { FieldErrors } from '@fairway/contracts/errors';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors } from '../failures/failure.ts';
import { saveFile } from './saveFile.ts';

/** Fetches a file for a spreadsheet and hands it to the device; what was wrong with the asking is told by field. */
export function useCsvFile<Asked>(fetchFile: (asked: Asked) => Promise<CsvFile>): {
  onStatement: (asked: Asked) => Promise<CsvFile>;
  errors?: FieldErrors;
} {
  const fetched = useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ filename, csv }) => saveFile(filename, csv, 'text/csv'),
  });
  const errors = fieldErrors(fetched.error);
  return { onStatement: fetched.mutateAsync, ...(errors && { errors }) };
}
