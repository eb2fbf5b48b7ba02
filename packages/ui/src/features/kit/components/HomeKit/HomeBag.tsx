import type { BagClub } from '@fairway/contracts/kit/bag';
import { Card, Text } from '@mantine/core';
import { formatCount } from '../../../../format/count.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { BagDrawing } from '../BagDrawing/BagDrawing.tsx';
import classes from './HomeKit.module.css';

export interface HomeBagProps {
  clubs: readonly BagClub[];
  handed: 'left' | 'right' | null;
  /** The page of the bag. */
  href: string;
}

const NAMED = 4;

/** A bag on a home: the drawing and the first of its clubs, which lead to all of them. */
export function HomeBag({ clubs, handed, href }: HomeBagProps) {
  const more = clubs.length - NAMED;
  return (
    <section>
      <SectionTitle id="home-bag">What&apos;s in the bag</SectionTitle>
      <Card component={AppLink} href={href} className={classes.bag}>
        <div className={classes.drawing}>
          <BagDrawing clubs={clubs.map(({ club }) => club)} handed={handed} />
        </div>
        <div className={classes.words}>
          <Text fw={620}>{clubs.length === 0 ? 'Nothing in it yet' : formatCount(clubs.length, 'club')}</Text>
          <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }} lineClamp={3}>
            {clubs.length === 0
              ? 'Add the clubs you play with'
              : clubs
                  .slice(0, NAMED)
                  .map(({ club }) => club)
                  .join(', ') + (more > 0 ? ` and ${more} more` : '')}
          </Text>
        </div>
      </Card>
    </section>
  );
}
