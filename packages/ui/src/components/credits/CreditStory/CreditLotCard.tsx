import type { CreditEntry, CreditLotStory } from '@fairway/contracts/credits';
import { moneyPhrase } from '@fairway/contracts/phrases';
import { Button, Card } from '@mantine/core';
import { useState } from 'react';
import { listDate } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import { ExpiringTag } from '../../Badges/ExpiringTag.tsx';
import { AppLink } from '../../Link/AppLink.tsx';
import classes from './CreditStory.module.css';
import { entryWords, graceWords, lotStanding, lotTitle } from './words.ts';

export interface LotLinks {
  lessonHref: (id: string) => string;
  receiptHref: (purchase: string) => string;
  /** Asks to give the money of a lot back; the pro alone. */
  onRefund?: (lot: CreditLotStory) => void;
}

/** Entries of a lot that are shown before somebody asks for all. */
const SHOWN = 4;

function Entry({ entry, zone, lessonHref }: { entry: CreditEntry; zone: string; lessonHref: LotLinks['lessonHref'] }) {
  const { words, lesson } = entryWords(entry);
  return (
    <li className={classes.entry} data-in={entry.amount > 0 || undefined}>
      <span className={classes.amount}>{entry.amount > 0 ? `+${entry.amount}` : `−${-entry.amount}`}</span>
      <span className={classes.words}>
        {words}
        {lesson && entry.lesson ? <AppLink href={lessonHref(entry.lesson.id)}>{lesson}</AppLink> : null}
      </span>
      <time className={classes.day} dateTime={entry.created_at}>
        {listDate(dayAt(new Date(entry.created_at), zone))}
      </time>
    </li>
  );
}

function Paid({ lot, receiptHref }: { lot: CreditLotStory } & Pick<LotLinks, 'receiptHref'>) {
  const { purchase } = lot;
  if (!purchase) return null;
  return (
    <>
      {' · '}
      {moneyPhrase(purchase.amount, purchase.currency)}
      {' · '}
      <AppLink href={receiptHref(purchase.id)}>{`Receipt ${purchase.number}`}</AppLink>
    </>
  );
}

/** One lot: how it came, what is left of it, and each movement since. */
export function CreditLotCard({
  lot,
  zone,
  expiring,
  ...links
}: { lot: CreditLotStory; zone: string; expiring: boolean } & LotLinks) {
  const [all, setAll] = useState(false);
  // The oldest entry is the lot's own beginning, which the head tells.
  const since = lot.entries.slice(0, -1);
  const { refund } = lot;
  return (
    <Card component="article" className={classes.lot} data-over={lot.remaining === 0 || lot.expired || undefined}>
      <div className={classes.head}>
        <h3 className={classes.title}>{lotTitle(lot)}</h3>
        {expiring ? <ExpiringTag /> : null}
      </div>
      <p className={classes.facts}>
        {listDate(dayAt(new Date(lot.purchased_at), zone))}
        <Paid lot={lot} receiptHref={links.receiptHref} />
      </p>
      {lot.reason ? <blockquote className={classes.reason}>{lot.reason}</blockquote> : null}
      {lot.source === 'grace' ? <p className={classes.facts}>{graceWords(lot)}</p> : null}
      <p className={classes.standing}>{lotStanding(lot)}</p>
      {since.length > 0 ? (
        <ol className={classes.entries}>
          {(all ? since : since.slice(0, SHOWN)).map((entry) => (
            <Entry key={entry.id} entry={entry} zone={zone} lessonHref={links.lessonHref} />
          ))}
        </ol>
      ) : null}
      {since.length > SHOWN && !all ? (
        <Button variant="subtle" size="compact-md" onClick={() => setAll(true)}>
          {`Show all ${since.length}`}
        </Button>
      ) : null}
      {refund && links.onRefund && lot.purchase?.status === 'paid' ? (
        refund.can ? (
          <div>
            <Button variant="light" color="red" onClick={() => links.onRefund?.(lot)}>
              Refund
            </Button>
          </div>
        ) : (
          <p className={classes.facts}>{`No refund: ${refund.refusal}`}</p>
        )
      ) : null}
    </Card>
  );
}
