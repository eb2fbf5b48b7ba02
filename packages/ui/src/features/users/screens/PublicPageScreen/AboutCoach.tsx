import type { PublicPage } from '@fairway/contracts/users/public-page';
import { Text } from '@mantine/core';
import { IconAward, IconTargetArrow, type Icon as TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import { IconLines } from '../../components/IconLines.tsx';
import classes from './PublicPageScreen.module.css';

const splitLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function Lines({ title, text, icon }: { title: string; text: string; icon: TablerIcon }) {
  const id = useId();
  const lines = splitLines(text);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading} id={id}>
        {title}
      </h2>
      <IconLines icon={icon} color="var(--app-primary-text)" lines={lines} labelledBy={id} />
    </section>
  );
}

/** Whether the coach tells anything of themself. */
export const hasAbout = ({ intro, qualifications, specialisms }: PublicPage): boolean =>
  [intro, qualifications, specialisms].some((text) => text.trim() !== '');

/** What the coach tells of themself. */
export function AboutCoach({ page: { first_name, intro, qualifications, specialisms } }: { page: PublicPage }) {
  return (
    <div className={classes.about}>
      {intro ? (
        <section>
          <h2 className={classes.heading}>{`About ${first_name}`}</h2>
          <Text className="lines" lh={1.65} fz={{ base: 16, md: 18 }}>
            {intro}
          </Text>
        </section>
      ) : null}
      <Lines title="Specialisms" text={specialisms} icon={IconTargetArrow} />
      <Lines title="Qualifications" text={qualifications} icon={IconAward} />
    </div>
  );
}
