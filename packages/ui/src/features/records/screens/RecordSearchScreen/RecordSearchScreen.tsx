import type { RecordMatch } from '@fairway/contracts/lessons/record-search';
import { SearchPage, type WordSearch } from '../../../../kit/SearchPage/SearchPage.tsx';
import { lessonPath, RECORDS } from '../../../../paths/player.ts';
import { lessonHref, proPaths } from '../../../../paths/pro.ts';
import { MatchRow } from './MatchRow.tsx';

export interface RecordSearchScreenProps extends WordSearch<RecordMatch> {
  /** Who searches: a coach sees whose records they are. */
  side: 'player' | 'pro';
}

const LOOKS = {
  player: {
    back: RECORDS,
    detail: 'All your records and comments',
    hint: 'Type a word your coach used, such as “grip” or “tempo”. This searches titles, text and comments.',
    getHref: (match: RecordMatch) => lessonPath(match.lesson.id),
  },
  pro: {
    back: proPaths.records,
    detail: 'All records you have written, drafts too',
    hint: 'Type a word you remember, such as “grip” or “tempo”. This searches the titles, text and comments of all your players’ records.',
    getHref: (match: RecordMatch) => lessonHref(match.lesson),
  },
};
const NOUN = { one: 'record', many: 'records' };

/** One search over all records a person may read. */
export function RecordSearchScreen({ side, ...search }: RecordSearchScreenProps) {
  const { back, detail, hint, getHref } = LOOKS[side];
  return (
    <SearchPage
      noun={NOUN}
      detail={detail}
      back={{ href: back, label: 'Back to lesson records' }}
      hint={{ title: 'Find a lesson again', text: hint }}
      {...search}
    >
      {(match) => <MatchRow key={match.lesson.id} match={match} href={getHref(match)} named={side === 'pro'} />}
    </SearchPage>
  );
}
