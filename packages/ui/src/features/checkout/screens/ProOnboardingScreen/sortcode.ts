/** A sort code as people write it, while it is being typed too: `123456` → `12-34-56`. */
export const sortcodeText = (digits: string): string => digits.match(/\d{1,2}/g)?.join('-') ?? '';
