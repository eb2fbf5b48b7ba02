import { IMPORT_FIELDS, IMPORT_LABELS } from '@fairway/contracts/coaching/import-fields';
import type { ImportRow, RowErrors } from '@fairway/contracts/coaching/player-import';
import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Card, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { formatCount } from '../../../../format/count.ts';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import type { ImportStep } from './types.ts';

interface CheckRowsProps {
  check: Extract<ImportStep, { step: 'check' }>;
  onRow: (nth: number, row: ImportRow) => void;
  onCheck: () => void;
  onInvite: () => void;
  busy: boolean;
}

/** Forms on show at once; the next ones come when these are mended. */
const MENDED_AT_ONCE = 20;
/** Rows listed by name; the rest is counted. */
const LISTED = 100;

const countPlayers = (count: number) => formatCount(count, 'player');
/** Rows for another day cannot be mended. */
const waits = (errors: RowErrors[number]) => errors?.['row']?.[0];

interface MendRowProps {
  nth: number;
  row: ImportRow;
  errors: NonNullable<RowErrors[number]>;
  onRow: CheckRowsProps['onRow'];
}

/** A row that cannot be invited as it is, with what is wrong under its fields. */
function MendRow({ nth, row, errors, onRow }: MendRowProps) {
  return (
    <Card component="fieldset" aria-label={`Player ${nth + 1}`} m={0}>
      <Text c="dimmed" fz="sm" mb="xs" aria-hidden>
        Player {nth + 1}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        {IMPORT_FIELDS.map((field) => (
          <TextInput
            key={field}
            label={IMPORT_LABELS[field]}
            name={`rows.${nth}.${field}`}
            autoComplete="off"
            autoCapitalize={field === 'email' ? 'none' : undefined}
            type={field === 'phone' ? 'tel' : 'text'}
            inputMode={field === 'email' ? 'email' : undefined}
            value={row[field]}
            error={errors[field]?.join(' ')}
            onChange={(event) => onRow(nth, { ...row, [field]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </Card>
  );
}

/** What would come of the file: rows to mend, then those that are ready. */
export function CheckRows({ check, onRow, onCheck, onInvite, busy }: CheckRowsProps) {
  const { rows, errors, stale } = check;
  const numbered = rows.map((row, nth) => ({ row, nth, errors: errors[nth] ?? null }));
  const ready = numbered.filter((one) => one.errors === null);
  const later = numbered.filter((one) => waits(one.errors));
  const faulty = numbered.filter((one) => one.errors !== null && !waits(one.errors));
  const laterText = waits(later[0]?.errors ?? null);
  return (
    <Form busy={busy} onSubmit={stale ? onCheck : onInvite}>
      <Stack gap="lg">
        <Text role="status" className="tabular">
          {countPlayers(ready.length)} ready to invite
          {faulty.length > 0 ? `, ${faulty.length} to correct` : ''}
          {later.length > 0 ? `, ${later.length} for another day` : ''}.
        </Text>
        {laterText ? <Notice tone="warning">{laterText}</Notice> : null}
        {faulty.length > 0 ? (
          <section aria-labelledby="import-faulty">
            <SectionTitle id="import-faulty">To correct</SectionTitle>
            <Stack gap="sm">
              {faulty.slice(0, MENDED_AT_ONCE).map(({ row, nth, errors: faults }) => (
                <MendRow key={nth} nth={nth} row={row} errors={faults ?? {}} onRow={onRow} />
              ))}
              <Text c="dimmed">
                {faulty.length > MENDED_AT_ONCE ? `And ${faulty.length - MENDED_AT_ONCE} more. ` : ''}
                Rows you leave as they are will not be invited.
              </Text>
            </Stack>
          </section>
        ) : null}
        {ready.length > 0 ? (
          <section aria-labelledby="import-ready">
            <SectionTitle id="import-ready">Ready to invite</SectionTitle>
            <ListCard labelledBy="import-ready">
              {ready.slice(0, LISTED).map(({ row, nth }) => (
                <ListRow
                  key={nth}
                  title={formatFullName(row)}
                  detail={row.phone ? `${row.email} · ${row.phone}` : row.email}
                />
              ))}
              {ready.length > LISTED ? <ListRow title={`And ${ready.length - LISTED} more`} /> : null}
            </ListCard>
          </section>
        ) : null}
        <ActionBar>
          {stale ? (
            <Button type="submit" loading={busy}>
              Check again
            </Button>
          ) : (
            <Button type="submit" loading={busy} disabled={ready.length === 0}>
              Invite {countPlayers(ready.length)}
            </Button>
          )}
        </ActionBar>
      </Stack>
    </Form>
  );
}
