import { newId, type Book, type Kept } from './book.ts';
import { listOf, now, type Call, type Desk, type Route } from './desk.ts';
import { badRequest, Failure, missingParam, noSuch } from './failure.ts';
import { groupOf, metadataOf, textOf, type Form } from './form.ts';

interface BankAccount extends Kept {
  object: 'bank_account';
  account_holder_name: string | null;
  country: string;
  currency: string;
  last4: string;
  routing_number: string;
  status: 'new';
}

interface Account extends Kept {
  object: 'account';
  type: string;
  country: string;
  email: string | null;
  created: number;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  default_currency: string;
  external_accounts: { object: 'list'; has_more: false; url: string; data: BankAccount[] };
  individual: {
    first_name: string | null;
    last_name: string | null;
    dob: object;
    verification: { status: 'unverified' | 'pending' | 'verified'; document: { front: string | null } };
  };
  requirements: { currently_due: string[]; disabled_reason: string | null };
  metadata: Record<string, string>;
  _deleted: boolean;
}

interface StoredFile extends Kept {
  object: 'file';
  purpose: string;
  filename: string;
  size: number;
  created: number;
}

const DOCUMENT = 'individual.verification.document';

/** Of an account that is not there, or no more, Stripe says that the key may not see it. */
function accountOf(book: Book, id: string): Account {
  const account = book.find<Account>('account', id);
  if (!account || account._deleted)
    throw new Failure(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
    });
  return account;
}

/** A bank account as British ones are: a sort code of 6 digits and a number of 8. */
function bankAccount(given: Form, before: BankAccount | undefined): BankAccount | undefined {
  const number = textOf(given, 'account_number');
  const routing = textOf(given, 'routing_number');
  if (number === undefined && routing === undefined) return before;
  if (number === undefined) throw missingParam('external_account[account_number]');
  if (!/^\d{6}$/.test(routing?.replaceAll('-', '') ?? ''))
    throw badRequest('Invalid sort code. The sort code must contain 6 digits.', {
      code: 'routing_number_invalid',
      param: 'external_account[routing_number]',
    });
  if (!/^\d{8}$/.test(number))
    throw badRequest('Invalid account number. The account number must contain 8 digits.', {
      code: 'account_number_invalid',
      param: 'external_account[account_number]',
    });
  return {
    id: newId('ba'),
    object: 'bank_account',
    account_holder_name: textOf(given, 'account_holder_name') ?? null,
    country: textOf(given, 'country') ?? 'GB',
    currency: textOf(given, 'currency') ?? 'gbp',
    last4: number.slice(-4),
    routing_number: routing ?? '',
    status: 'new',
  };
}

/** A proof of identity is looked at at once: a file whose name begins with "failure" is refused, any other is good. */
function judge(account: Account, form: Form, book: Book): Account {
  const front = textOf(groupOf(groupOf(groupOf(form, 'individual'), 'verification'), 'document'), 'front');
  if (front === undefined) return account;
  const file = book.find<StoredFile>('file', front);
  if (!file) throw noSuch('file', front, `${DOCUMENT}.front`);
  const good = !file.filename.startsWith('failure');
  return {
    ...account,
    charges_enabled: good,
    payouts_enabled: good,
    individual: {
      ...account.individual,
      verification: { status: good ? 'verified' : 'unverified', document: { front } },
    },
    requirements: good
      ? { currently_due: [], disabled_reason: null }
      : { currently_due: [DOCUMENT], disabled_reason: 'rejected.other' },
  };
}

function fill(account: Account, form: Form, book: Book): Account {
  const individual = groupOf(form, 'individual');
  const [before] = account.external_accounts.data;
  const bank = bankAccount(groupOf(form, 'external_account'), before);
  const dob = groupOf(individual, 'dob');
  return judge(
    {
      ...account,
      email: textOf(form, 'email') ?? account.email,
      metadata: metadataOf(form, account.metadata),
      external_accounts: { ...account.external_accounts, data: bank ? [bank] : [] },
      individual: {
        ...account.individual,
        first_name: textOf(individual, 'first_name') ?? account.individual.first_name,
        last_name: textOf(individual, 'last_name') ?? account.individual.last_name,
        dob: Object.keys(dob).length ? dob : account.individual.dob,
      },
    },
    form,
    book,
  );
}

function create(form: Form, { book, news }: Desk): Account {
  const id = newId('acct');
  const blank: Account = {
    id,
    object: 'account',
    type: textOf(form, 'type') ?? 'custom',
    country: textOf(form, 'country') ?? 'GB',
    email: null,
    created: now(),
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: true,
    default_currency: 'gbp',
    external_accounts: { object: 'list', has_more: false, url: `/v1/accounts/${id}/external_accounts`, data: [] },
    individual: {
      first_name: null,
      last_name: null,
      dob: {},
      verification: { status: 'unverified', document: { front: null } },
    },
    requirements: { currently_due: [DOCUMENT], disabled_reason: 'requirements.past_due' },
    metadata: {},
    _deleted: false,
  };
  const account = book.put(fill(blank, form, book));
  news.emit('account.updated', account);
  return account;
}

function update({ params: [id = ''], form }: Call, { book, news }: Desk): Account {
  const account = book.put(fill(accountOf(book, id), form, book));
  news.emit('account.updated', account);
  return account;
}

function remove(id: string, { book }: Desk): object {
  book.put({ ...accountOf(book, id), _deleted: true });
  return { id, object: 'account', deleted: true };
}

/** The simulator keeps a file's name and size; what is in it is nobody's business. */
const keepFile = ({ form }: Call, { book }: Desk): StoredFile =>
  book.put({
    id: newId('file'),
    object: 'file',
    purpose: textOf(form, 'purpose') ?? '',
    filename: textOf(form, 'filename') ?? '',
    size: Number(textOf(form, 'size') ?? 0),
    created: now(),
  });

export const accountRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/accounts$/, answer: ({ form }, desk) => create(form, desk) },
  {
    method: 'GET',
    path: /^\/v1\/accounts\/(\w+)$/,
    answer: ({ params: [id = ''] }, { book }) => accountOf(book, id),
  },
  { method: 'POST', path: /^\/v1\/accounts\/(\w+)$/, answer: update },
  { method: 'DELETE', path: /^\/v1\/accounts\/(\w+)$/, answer: ({ params: [id = ''] }, desk) => remove(id, desk) },
  { method: 'POST', path: /^\/v1\/files$/, answer: keepFile },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    answer: (_call, { book }) => listOf(book.all('event').toReversed().slice(0, 100), '/v1/events'),
  },
];
