import type { UserType } from '@fairway/contracts/auth/accounts';

/** Players and pros may have themselves erased; an admin is removed by another admin (A13, A13a). */
export const mayErase = ({ type }: { type: UserType }): boolean => type !== 'admin';
