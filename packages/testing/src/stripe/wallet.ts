import { customerOf } from './customers.ts';
import type { Route } from './desk.ts';
import { groupOf, needed, textOf } from './form.ts';
import { attach, createMethod, detach, methodOf } from './payment-methods.ts';

/** The calls on cards by themselves. */
export const paymentMethodRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/payment_methods$/, answer: ({ form }, desk) => createMethod(form, desk) },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods\/(\w+)$/,
    answer: ({ params: [id = ''] }, desk) => methodOf(desk, id, 'id'),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)\/attach$/,
    answer: ({ params: [id = ''], form }, desk) => {
      const customer = customerOf(desk.book, needed(form, 'customer'), 'customer');
      return attach(methodOf(desk, id), customer.id, desk);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)\/detach$/,
    answer: ({ params: [id = ''] }, desk) => detach(methodOf(desk, id), desk),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)$/,
    answer: ({ params: [id = ''], form }, desk) => {
      const method = methodOf(desk, id);
      const name = textOf(groupOf(form, 'billing_details'), 'name') ?? method.billing_details.name;
      return desk.book.put({ ...method, billing_details: { ...method.billing_details, name } });
    },
  },
];
