import { plainFirst } from '../../../../kit/plainFirst.tsx';
import { PlainText } from './PlainText.tsx';

const { Part } = plainFirst(async () => (await import('./CleanText.tsx')).CleanText, PlainText);

/**
 * What a coach has written in a rich-text editor, cleaned in the reader's own browser before it is drawn. What cleans it weighs 10 kB: until
 * that is here, or where it cannot be fetched, the words alone are read.
 */
export const RichText = Part;
