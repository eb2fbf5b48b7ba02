import type { OnboardingValues } from '../features/coaching/screens/OnboardingScreen/OnboardingScreen.tsx';

/** Nothing typed yet. */
export const NO_VALUES: OnboardingValues = {
  code: '',
  email: '',
  address_line1: '',
  address_line2: '',
  address_city: '',
  address_postcode: '',
  address_county: '',
  first_name: '',
  last_name: '',
  phone_cc: 'GB',
  phone: '',
  dob: '',
  gender: '',
  handed: '',
  tos: false,
};

/** Everything typed. */
export const ALL_VALUES: OnboardingValues = {
  code: 'PARFUR',
  email: 'alex.taylor@example.com',
  address_line1: '4 Mill Lane',
  address_line2: '',
  address_city: 'Lewes',
  address_postcode: 'BN7 2LA',
  address_county: 'East Sussex',
  first_name: 'Alex',
  last_name: 'Taylor',
  phone_cc: 'GB',
  phone: '07700 900123',
  dob: '1990-12-31',
  gender: '',
  handed: 'left',
  tos: true,
};
