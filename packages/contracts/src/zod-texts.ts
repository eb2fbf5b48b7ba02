import { AUTH_MESSAGES } from './messages/auth.ts';
import { z } from 'zod';

const REQUIRED = 'This field is required.';
const UNCLEAR = 'This does not look right.';

/** What a value should have been, as people call it. */
const NOUNS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of fields',
};

type Size = z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>;

function sizeText(issue: Size): string {
  const [bound, limit] =
    issue.code === 'too_small' ? (['least', issue.minimum] as const) : (['most', issue.maximum] as const);
  if (issue.origin === 'string')
    return bound === 'least' && limit === 1 ? REQUIRED : `At ${bound} ${limit} characters, please.`;
  return issue.origin === 'array' ? `At ${bound} ${limit} of these, please.` : `This should be at ${bound} ${limit}.`;
}

/** Plain words for the faults zod finds by itself; a schema's own texts win over these. */
export function setZodMessages(): void {
  z.config({
    customError: (issue) => {
      if (issue.input === undefined || issue.input === null) return REQUIRED;
      switch (issue.code) {
        case 'invalid_type':
          return NOUNS[issue.expected] ? `This should be ${NOUNS[issue.expected]}.` : UNCLEAR;
        case 'too_small':
        case 'too_big':
          return sizeText(issue);
        case 'invalid_format':
          return issue.format === 'email' ? AUTH_MESSAGES.emailInvalid : UNCLEAR;
        case 'invalid_value':
          return `Please choose one of: ${issue.values.map(String).join(', ')}.`;
        case 'unrecognized_keys':
          return `This cannot be set here: ${issue.keys.join(', ')}.`;
        case 'invalid_union':
          return UNCLEAR;
        default:
          return undefined;
      }
    },
  });
}
