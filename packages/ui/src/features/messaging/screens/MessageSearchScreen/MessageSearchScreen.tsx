import type { MessageMatch } from '@fairway/contracts/messaging/message-search';
import { MarkedExcerpt } from '../../../../kit/SearchPage/MarkedText.tsx';
import { SearchPage, type WordSearch } from '../../../../kit/SearchPage/SearchPage.tsx';
import { MESSAGES, messagePath } from '../../../../paths/player.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { MessageRow } from '../../components/MessageRow/MessageRow.tsx';
import type { Side } from '../../components/text.ts';

export interface MessageSearchScreenProps extends WordSearch<MessageMatch> {
  side: Side;
}

const LOOKS = {
  player: {
    back: MESSAGES,
    detail: 'All that you and your coach have written',
    hint: 'Type a word you remember, such as “frost” or “wedge”. This searches everything you and your coach have written.',
    getHref: (id: string) => messagePath(id),
  },
  pro: {
    back: proPaths.messages,
    detail: 'All that you and your players have written',
    hint: 'Type a word you remember, such as “frost” or “wedge”. This searches everything you and your players have written.',
    getHref: (id: string) => proPaths.message(id),
  },
};
const NOUN = { one: 'message', many: 'messages' };

/** One search over all messages that a person keeps. */
export function MessageSearchScreen({ side, ...search }: MessageSearchScreenProps) {
  const { back, detail, hint, getHref } = LOOKS[side];
  return (
    <SearchPage
      noun={NOUN}
      detail={detail}
      back={{ href: back, label: 'Back to messages' }}
      hint={{ title: 'Find a message again', text: hint }}
      {...search}
    >
      {({ message, excerpt }) => (
        <MessageRow
          key={message.id}
          message={message}
          side={side}
          href={getHref(message.id)}
          excerpt={<MarkedExcerpt pieces={excerpt} />}
        />
      )}
    </SearchPage>
  );
}
