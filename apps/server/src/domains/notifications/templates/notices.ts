import { creditsPhrase, datePhrase } from '@fairway/contracts/phrases';
import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import type { CreditsHappening, Happening } from '../rules/facts.ts';
import type { Secrets } from '../../../integrations/secrets.ts';
import type { Audience } from '../rules/recipients.ts';
import { changesNotice } from './changes-notice.ts';
import { freedNotice } from './freed-notice.ts';
import { letterNotice } from './letters.ts';
import { lessonNotice } from './lesson-notices.ts';
import type { Notice } from './notice.ts';

/** The receipt of credits a pro gave. */
function creditsNotice({ lot: { pro, quantity, expires_on } }: CreditsHappening): Notice {
  const from = pro ? `${pro.first_name} ${pro.last_name}`.trim() : 'Your pro';
  const credits = creditsPhrase(quantity);
  const until = datePhrase(expires_on.toISOString().slice(0, 10));
  const heading = `${from} gave you ${credits}`;
  return {
    subject: `${credits} from ${from}`,
    heading,
    lead: `One credit pays for ${CREDIT_MINUTES} minutes of a lesson.`,
    facts: [
      { label: 'Credits', value: String(quantity) },
      { label: 'From', value: from },
      { label: 'Use by', value: until },
    ],
    button: { label: 'Book a lesson', path: '/player/lessons/book' },
    text: `Fairway: ${heading}. Use by ${until}.`,
    push: { title: heading, body: `Use by ${until}.` },
    why: 'This is a receipt for your records.',
  };
}

/** What is said to a person of what happened, on any channel. `audience` counts where a player and a pro hear of the same thing. */
export function noticeOf(happening: Happening, audience: Audience, secrets: Secrets): Notice {
  if ('to' in happening) return letterNotice(happening, secrets);
  if ('together' in happening) return changesNotice(happening);
  if ('freed' in happening) return freedNotice(happening);
  return 'lesson' in happening ? lessonNotice(happening, audience) : creditsNotice(happening);
}
