import { checkVAT, unitedKingdom } from 'jsvat';

/** Whether a VAT number is one of the United Kingdom's, check digits included. */
export const isVatNumber = (vat_number: string): boolean => checkVAT(vat_number, [unitedKingdom]).isValid;
