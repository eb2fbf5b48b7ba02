import { newId, type Store, type Kept } from './store.ts';
import { toList, now, type Call, type Context, type Route } from './context.ts';
import { badRequest, Failure, missingParam, noSuch } from './failure.ts';
import { readGroup, readMetadata, readText, type Form } from './form.ts';

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
function findAccount(store: Store, id: string): Account {
  const account = store.find<Account>('account', id);
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
  const number = readText(given, 'account_number');
  const routing = readText(given, 'routing_number');
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
    account_holder_name: readText(given, 'account_holder_name') ?? null,
    country: readText(given, 'country') ?? 'GB',
    currency: readText(given, 'currency') ?? 'gbp',
    last4: number.slice(-4),
    routing_number: routing ?? '',
    status: 'new',
  };
}

/** A proof of identity is looked at at once: a file whose name begins with "failure" is refused, any other is good. */
function judge(account: Account, form: Form, store: Store): Account {
  const front = readText(readGroup(readGroup(readGroup(form, 'individual'), 'verification'), 'document'), 'front');
  if (front === undefined) return account;
  const file = store.find<StoredFile>('file', front);
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

function fill(account: Account, form: Form, store: Store): Account {
  const individual = readGroup(form, 'individual');
  const [before] = account.external_accounts.data;
  const bank = bankAccount(readGroup(form, 'external_account'), before);
  const dob = readGroup(individual, 'dob');
  return judge(
    {
      ...account,
      email: readText(form, 'email') ?? account.email,
      metadata: readMetadata(form, account.metadata),
      external_accounts: { ...account.external_accounts, data: bank ? [bank] : [] },
      individual: {
        ...account.individual,
        first_name: readText(individual, 'first_name') ?? account.individual.first_name,
        last_name: readText(individual, 'last_name') ?? account.individual.last_name,
        dob: Object.keys(dob).length ? dob : account.individual.dob,
      },
    },
    form,
    store,
  );
}

function create(form: Form, { store, webhooks }: Context): Account {
  const id = newId('acct');
  const blank: Account = {
    id,
    object: 'account',
    type: readText(form, 'type') ?? 'custom',
    country: readText(form, 'country') ?? 'GB',
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
  const account = store.put(fill(blank, form, store));
  webhooks.emit('account.updated', account);
  return account;
}

function update({ params: [id = ''], form }: Call, { store, webhooks }: Context): Account {
  const account = store.put(fill(findAccount(store, id), form, store));
  webhooks.emit('account.updated', account);
  return account;
}

function remove(id: string, { store }: Context): object {
  store.put({ ...findAccount(store, id), _deleted: true });
  return { id, object: 'account', deleted: true };
}

/** The simulator keeps a file's name and size; what is in it is nobody's business. */
const keepFile = ({ form }: Call, { store }: Context): StoredFile =>
  store.put({
    id: newId('file'),
    object: 'file',
    purpose: readText(form, 'purpose') ?? '',
    filename: readText(form, 'filename') ?? '',
    size: Number(readText(form, 'size') ?? 0),
    created: now(),
  });

export const accountRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/accounts$/, answer: ({ form }, context) => create(form, context) },
  {
    method: 'GET',
    path: /^\/v1\/accounts\/(\w+)$/,
    answer: ({ params: [id = ''] }, { store }) => findAccount(store, id),
  },
  { method: 'POST', path: /^\/v1\/accounts\/(\w+)$/, answer: update },
  {
    method: 'DELETE',
    path: /^\/v1\/accounts\/(\w+)$/,
    answer: ({ params: [id = ''] }, context) => remove(id, context),
  },
  { method: 'POST', path: /^\/v1\/files$/, answer: keepFile },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    answer: (_call, { store }) => toList(store.all('event').toReversed().slice(0, 100), '/v1/events'),
  },
];
