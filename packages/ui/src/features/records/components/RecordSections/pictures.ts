import type { RecordSection } from '@fairway/contracts/lessons/records';
import type { GalleryPicture } from '../../../../kit/PictureGallery/PictureGallery.tsx';

export const labelPicture = ({ content }: Pick<RecordSection, 'content'>): string => content ?? 'Picture of the lesson';

/** All pictures of a record in their order, those that are compared included. */
export const listPictures = (sections: readonly RecordSection[]): GalleryPicture[] =>
  sections.flatMap((section): GalleryPicture[] => {
    const { type, image_url, image_urls, content } = section;
    if (type === 'singleImage') return image_url ? [{ src: image_url, label: labelPicture(section) }] : [];
    if (type !== 'doubleImage') return [];
    return (image_urls ?? []).map((src, nth) => ({
      src,
      label: [nth === 0 ? 'Before' : 'After', content].filter(Boolean).join(': '),
    }));
  });
