import type { RecordSection } from '@fairway/contracts/lessons/records';

/** A picture of a record, to be seen over the whole screen. */
export interface RecordPicture {
  /** Its address in the middle size. */
  src: string;
  /** What it shows. */
  label: string;
}

export const labelPicture = ({ content }: Pick<RecordSection, 'content'>): string => content ?? 'Picture of the lesson';

/** All pictures of a record in their order, those that are compared included. */
export const listPictures = (sections: readonly RecordSection[]): RecordPicture[] =>
  sections.flatMap((section): RecordPicture[] => {
    const { type, image_url, image_urls, content } = section;
    if (type === 'singleImage') return image_url ? [{ src: image_url, label: labelPicture(section) }] : [];
    if (type !== 'doubleImage') return [];
    return (image_urls ?? []).map((src, nth) => ({
      src,
      label: [nth === 0 ? 'Before' : 'After', content].filter(Boolean).join(': '),
    }));
  });
