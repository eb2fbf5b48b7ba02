import { IMPORT_FIELDS, IMPORT_LABELS } from '@fairway/contracts/coaching/import-fields';
import { Button, Card, SimpleGrid, Stack, Text } from '@mantine/core';
import { formatCount } from '../../../../format/count.ts';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Select } from '../../../../kit/Select/Select.tsx';
import type { ImportColumns, ImportStep } from './types.ts';

interface MatchColumnsProps {
  match: Extract<ImportStep, { step: 'match' }>;
  onColumns: (columns: ImportColumns) => void;
  onCheck: () => void;
  busy: boolean;
}

const HELP = { phone: 'Optional' } as const;
/** What stands under a choice: the first cell of the column that holds anything. */
const findExample = (rows: string[][], column: number | null) =>
  column === null ? undefined : rows.map((row) => row[column]?.trim()).find(Boolean);

/** Which column is which, as guessed from the headings. */
export function MatchColumns({ match, onColumns, onCheck, busy }: MatchColumnsProps) {
  const { table, columns, filename } = match;
  const options = table.headings.map((heading, nth) => ({
    value: `${nth}`,
    label: heading.trim() || `Column ${nth + 1}`,
  }));
  const count = table.rows.length;
  const isReady = columns.first_name !== null && columns.last_name !== null && columns.email !== null;
  return (
    <Form busy={busy} onSubmit={onCheck}>
      <Stack gap="lg">
        <Card>
          <Stack gap="md">
            <Text style={{ overflowWrap: 'anywhere' }}>
              {filename}: {formatCount(count, 'row')}. Check that each column is in its place.
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              {IMPORT_FIELDS.map((field) => {
                const column = columns[field];
                const example = findExample(table.rows, column);
                return (
                  <Select
                    key={field}
                    label={IMPORT_LABELS[field]}
                    name={field}
                    placeholder={field === 'phone' ? 'Not in the file' : 'Choose a column'}
                    description={
                      example ? `For example: ${example}` : field === 'phone' ? HELP.phone : 'Choose a column'
                    }
                    inputWrapperOrder={['label', 'input', 'description', 'error']}
                    data={options}
                    value={column === null ? null : `${column}`}
                    clearable={field === 'phone'}
                    allowDeselect={false}
                    onChange={(value) => onColumns({ ...columns, [field]: value === null ? null : Number(value) })}
                  />
                );
              })}
            </SimpleGrid>
          </Stack>
        </Card>
        <ActionBar>
          <Button type="submit" loading={busy} disabled={!isReady}>
            Check {formatCount(count, 'row')}
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
