import * as React from 'react';

/**
 * Makes React keep no stacks of who has made an element. It takes up to ten thousand of them a second, each an error of its own, to
 * name the owner in its warnings: a tenth of what the stories cost, and which story warns is known without. React has no setting for
 * it, only its own count of those it has taken.
 */
export function dropOwnerStacks() {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) throw new Error('React counts its stacks elsewhere by now.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
