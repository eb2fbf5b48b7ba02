import { newId, type Store, type Kept } from './store.ts';
import { toList, now, type Context, type Route } from './context.ts';
import { noSuch } from './failure.ts';
import { readGroup, readMetadata, readText, type Form } from './form.ts';
import { detach, type PaymentMethod } from './payment-methods.ts';

export interface Customer extends Kept {
  object: 'customer';
  created: number;
  email: string | null;
  name: string | null;
  phone: string | null;
  metadata: Record<string, string>;
  invoice_settings: { default_payment_method: string | null };
  livemode: false;
  _deleted: boolean;
}

/** The customer, deleted ones not; `param` is the field that named them. */
export function findCustomer(store: Store, id: string, param = 'id'): Customer {
  const customer = store.find<Customer>('customer', id);
  if (!customer || customer._deleted) throw noSuch('customer', id, param);
  return customer;
}

function fill(customer: Customer, form: Form, store: Store): Customer {
  const method = readText(readGroup(form, 'invoice_settings'), 'default_payment_method');
  if (method !== undefined && store.find<PaymentMethod>('payment_method', method)?.customer !== customer.id)
    throw noSuch('PaymentMethod', method, 'invoice_settings[default_payment_method]');
  return {
    ...customer,
    email: readText(form, 'email') ?? customer.email,
    name: readText(form, 'name') ?? customer.name,
    phone: readText(form, 'phone') ?? customer.phone,
    metadata: readMetadata(form, customer.metadata),
    invoice_settings: {
      default_payment_method: method ?? customer.invoice_settings.default_payment_method,
    },
  };
}

function create(form: Form, { store, webhooks }: Context): Customer {
  const blank: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: now(),
    email: null,
    name: null,
    phone: null,
    metadata: {},
    invoice_settings: { default_payment_method: null },
    livemode: false,
    _deleted: false,
  };
  const customer = store.put(fill(blank, form, store));
  webhooks.emit('customer.created', customer);
  return customer;
}

function remove(id: string, context: Context): object {
  const customer = findCustomer(context.store, id);
  for (const method of listMethods(context.store, id)) detach(method, context);
  context.store.put({ ...customer, _deleted: true });
  context.webhooks.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

const listMethods = (store: Store, customer: string): PaymentMethod[] =>
  store.all<PaymentMethod>('payment_method').filter((method) => method.customer === customer);

/** A deleted customer can still be looked at, as Stripe does it. */
function show(id: string, { store }: Context): object {
  const customer = store.find<Customer>('customer', id);
  if (!customer) throw noSuch('customer', id);
  return customer._deleted ? { id, object: 'customer', deleted: true } : customer;
}

export const customerRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/customers$/, answer: ({ form }, context) => create(form, context) },
  { method: 'GET', path: /^\/v1\/customers\/(\w+)$/, answer: ({ params: [id = ''] }, context) => show(id, context) },
  {
    method: 'POST',
    path: /^\/v1\/customers\/(\w+)$/,
    answer: ({ params: [id = ''], form }, { store }) => store.put(fill(findCustomer(store, id), form, store)),
  },
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/(\w+)$/,
    answer: ({ params: [id = ''] }, context) => remove(id, context),
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/(\w+)\/payment_methods$/,
    answer: ({ params: [id = ''] }, { store }) => {
      findCustomer(store, id);
      return toList(listMethods(store, id), `/v1/customers/${id}/payment_methods`);
    },
  },
];
