import { findCustomer } from './customers.ts';
import type { Route } from './context.ts';
import { readGroup, requireText, readText } from './form.ts';
import { attach, createMethod, detach, findMethod } from './payment-methods.ts';

/** The calls on cards by themselves. */
export const paymentMethodRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/payment_methods$/, answer: ({ form }, context) => createMethod(form, context) },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods\/(\w+)$/,
    answer: ({ params: [id = ''] }, context) => findMethod(context, id, 'id'),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)\/attach$/,
    answer: ({ params: [id = ''], form }, context) => {
      const customer = findCustomer(context.store, requireText(form, 'customer'), 'customer');
      return attach(findMethod(context, id), customer.id, context);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)\/detach$/,
    answer: ({ params: [id = ''] }, context) => detach(findMethod(context, id), context),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(\w+)$/,
    answer: ({ params: [id = ''], form }, context) => {
      const method = findMethod(context, id);
      const name = readText(readGroup(form, 'billing_details'), 'name') ?? method.billing_details.name;
      return context.store.put({ ...method, billing_details: { ...method.billing_details, name } });
    },
  },
];
