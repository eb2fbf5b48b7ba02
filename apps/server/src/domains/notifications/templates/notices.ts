import { creditsPhrase, datePhrase } from '@fairway/contracts/phrases';
import { CREDIT_MINUTES } from '@fairway/contracts/constants';
import type { CreditsHappening, Happening } from '../rules/facts.ts';
import { isReceipt, type Audience } from '../rules/recipients.ts';
import { lessonNotice } from './lesson-notices.ts';
import type { Notice } from './notice.ts';

/** The receipt of credits a pro gave. */
function creditsNotice({ topic, lot: { pro, quantity, expires_on } }: CreditsHappening): Notice {
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
    receipt: isReceipt(topic),
  };
}

/** What is said to a person of what happened, on any channel. */
export const noticeOf = (happening: Happening, audience: Audience): Notice =>
  'lesson' in happening ? lessonNotice(happening, audience) : creditsNotice(happening);
