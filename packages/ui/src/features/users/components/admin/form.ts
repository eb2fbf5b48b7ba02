import type { UserType } from '@fairway/contracts/auth/accounts';
import type { Person } from '@fairway/contracts/coaching/people';

/** What the form about a user holds, each as it is typed; blank is none. */
export interface UserValues {
  type: UserType;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  dob: string;
  gender: '' | 'male' | 'female';
  handed: '' | 'left' | 'right';
  shoe: string;
}

/** What the form sends: a field that is left blank is cleared. */
export interface UserInput extends Omit<UserValues, 'phone' | 'dob' | 'gender' | 'handed' | 'shoe'> {
  phone: string | null;
  dob: string | null;
  gender: 'male' | 'female' | null;
  handed: 'left' | 'right' | null;
  shoe: number | null;
}

export const BLANK: UserValues = {
  type: 'pro',
  email: '',
  first_name: '',
  last_name: '',
  phone: '',
  dob: '',
  gender: '',
  handed: '',
  shoe: '',
};

export const toUserValues = (person: Person): UserValues => ({
  type: person.type,
  email: person.email,
  first_name: person.first_name,
  last_name: person.last_name,
  phone: person.phone ?? '',
  dob: person.dob ?? '',
  gender: person.gender ?? '',
  handed: person.handed ?? '',
  shoe: person.shoe === null ? '' : `${person.shoe}`,
});

export const toUserInput = ({ phone, dob, gender, handed, shoe, ...rest }: UserValues): UserInput => ({
  ...rest,
  phone: phone || null,
  dob: dob || null,
  gender: gender || null,
  handed: handed || null,
  shoe: shoe === '' ? null : Number(shoe),
});
