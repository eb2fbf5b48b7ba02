import type { ResultCurve as Curve } from '@fairway/contracts/practice/plans';
import { Card, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { ResultCurve } from '../ResultCurve/ResultCurve.tsx';
import { formatScore } from '../drillPhrases.ts';
import classes from './ResultSection.module.css';

/** The last note of a drill's results, which tells more than a number. */
const findNote = ({ points }: Curve): string | null => points.findLast(({ note }) => note !== '')?.note ?? null;

/** The results of each drill, the one that was practised last first. */
export function ResultSection({ curves }: { curves: readonly Curve[] }) {
  const id = useId();
  if (curves.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>Results</SectionTitle>
      <Stack gap="sm">
        {curves.map((curve) => {
          const [last, note] = [curve.points.at(-1), findNote(curve)];
          return (
            <Card key={curve.drill.id} withBorder>
              <Text fw={620}>{curve.drill.title}</Text>
              <Text c="dimmed" fz="sm" mb="sm">
                {[last && `${formatScore(last.score)} last time`, curve.drill.target && `target ${curve.drill.target}`]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
              <div className={classes.result}>
                <ResultCurve curve={curve} />
                {note === null ? null : <p className={`lines ${classes.note}`}>“{note}”</p>}
              </div>
            </Card>
          );
        })}
      </Stack>
    </section>
  );
}
