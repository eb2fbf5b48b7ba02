/** What is in a bag, and how far each club goes. */
export const KIT_MESSAGES = {
  clubMissing: 'Please ensure you have added your club',
  yardageMissing: 'Please ensure you have added the details in full',
  yardageRange: (most: number, unit: 'yards' | 'metres' = 'yards') =>
    `Please enter a whole number of ${unit} from 0 to ${most}.`,
  distanceUnit: 'Please choose yards or metres.',
  bagFull: (most: number) => `Your bag has ${most} clubs, which is the limit. Please remove one first.`,
  yardagesFull: (most: number) => `You have ${most} yardages, which is the limit. Please remove one first.`,
  orderUnknown: 'The list has changed since. Please look at it again.',
  orderTwice: 'Each row can have one place only.',
  idTaken: 'This id is taken. Please use another.',
} as const;
