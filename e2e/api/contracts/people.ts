import { PROS, type Contract } from './contract.ts';

export const people: Contract[] = [{ operation: 'GET /player', roles: PROS, works: () => ({ as: 'pro' }) }];
