import { newId, type Book, type Kept } from './book.ts';
import { listOf, now, type Desk, type Route } from './desk.ts';
import { noSuch } from './failure.ts';
import { groupOf, metadataOf, textOf, type Form } from './form.ts';
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
export function customerOf(book: Book, id: string, param = 'id'): Customer {
  const customer = book.find<Customer>('customer', id);
  if (!customer || customer._deleted) throw noSuch('customer', id, param);
  return customer;
}

function fill(customer: Customer, form: Form, book: Book): Customer {
  const method = textOf(groupOf(form, 'invoice_settings'), 'default_payment_method');
  if (method !== undefined && book.find<PaymentMethod>('payment_method', method)?.customer !== customer.id)
    throw noSuch('PaymentMethod', method, 'invoice_settings[default_payment_method]');
  return {
    ...customer,
    email: textOf(form, 'email') ?? customer.email,
    name: textOf(form, 'name') ?? customer.name,
    phone: textOf(form, 'phone') ?? customer.phone,
    metadata: metadataOf(form, customer.metadata),
    invoice_settings: {
      default_payment_method: method ?? customer.invoice_settings.default_payment_method,
    },
  };
}

function create(form: Form, { book, news }: Desk): Customer {
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
  const customer = book.put(fill(blank, form, book));
  news.emit('customer.created', customer);
  return customer;
}

function remove(id: string, desk: Desk): object {
  const customer = customerOf(desk.book, id);
  for (const method of methodsOf(desk.book, id)) detach(method, desk);
  desk.book.put({ ...customer, _deleted: true });
  desk.news.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

const methodsOf = (book: Book, customer: string): PaymentMethod[] =>
  book.all<PaymentMethod>('payment_method').filter((method) => method.customer === customer);

/** A deleted customer can still be looked at, as Stripe does it. */
function show(id: string, { book }: Desk): object {
  const customer = book.find<Customer>('customer', id);
  if (!customer) throw noSuch('customer', id);
  return customer._deleted ? { id, object: 'customer', deleted: true } : customer;
}

export const customerRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/customers$/, answer: ({ form }, desk) => create(form, desk) },
  { method: 'GET', path: /^\/v1\/customers\/(\w+)$/, answer: ({ params: [id = ''] }, desk) => show(id, desk) },
  {
    method: 'POST',
    path: /^\/v1\/customers\/(\w+)$/,
    answer: ({ params: [id = ''], form }, { book }) => book.put(fill(customerOf(book, id), form, book)),
  },
  { method: 'DELETE', path: /^\/v1\/customers\/(\w+)$/, answer: ({ params: [id = ''] }, desk) => remove(id, desk) },
  {
    method: 'GET',
    path: /^\/v1\/customers\/(\w+)\/payment_methods$/,
    answer: ({ params: [id = ''] }, { book }) => {
      customerOf(book, id);
      return listOf(methodsOf(book, id), `/v1/customers/${id}/payment_methods`);
    },
  },
];
