import type { FieldErrors } from '@fairway/contracts/errors';
import { isUploadId } from '@fairway/contracts/files/resumable-uploads';
import type { SectionIn } from '@fairway/contracts/lessons/records';
import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';

/** Where a file of a form belongs: to which part of the record, and as what. */
export interface FilePlace {
  nth: number;
  field: 'image' | 'images' | 'video' | 'voice';
  /** Which of two pictures. */
  index: number;
}

const FIELD = /^records\[(\d{1,3})\]\[(image|images|video|voice)\](?:\[(0|1)?\])?$/;
const FIELD_BY_TYPE: Partial<Record<SectionIn['type'], FilePlace['field']>> = {
  singleImage: 'image',
  doubleImage: 'images',
  video: 'video',
};

/** Whether the name of a form's file means a voice. */
export const isVoiceField = (name: string): boolean => FIELD.exec(name)?.[2] === 'voice';

/** The place that the name of a form's file means, or null when no part of the record has such a file. */
export function findPlace(name: string, records: readonly SectionIn[]): FilePlace | null {
  const [, nth = '', field, index = '0'] = FIELD.exec(name) ?? [];
  const section = records[Number(nth || Number.NaN)];
  if (!section) return null;
  // Whatever a part is, something may be said to it.
  if (field === 'voice') return { nth: Number(nth), field, index: 0 };
  if (FIELD_BY_TYPE[section.type] !== field) return null;
  return { nth: Number(nth), field: FIELD_BY_TYPE[section.type] ?? 'image', index: Number(index) };
}

/** The parts with the address of an uploaded file in its place. */
export const putFile = (records: readonly SectionIn[], { nth, field, index }: FilePlace, path: string): SectionIn[] =>
  records.map((section, each) => {
    if (each !== nth) return section;
    if (field !== 'images') return { ...section, [field]: path };
    const [first = '', second = ''] = section.images ?? [];
    return { ...section, images: index === 0 ? [path, second] : [first, path] };
  });

/** The ids of uploads in parts that these parts name as their files. */
export const listUploads = (records: readonly SectionIn[]): string[] =>
  records
    .flatMap(({ image, images = [], video, voice }) => [image, ...images, video, voice])
    .flatMap((named) => (named && isUploadId(named) ? named : []));

/**
 * The parts with the addresses of the uploads that they name, and what is wrong with those that have not arrived. An id that is unknown
 * stays, and is refused as any other address that is none.
 */
export function putUploads(
  records: readonly SectionIn[],
  known: ReadonlyMap<string, string | null>,
): { records: SectionIn[]; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const put = <T extends string | null | undefined>(named: T, at: string): T | string => {
    const address = named ? known.get(named) : undefined;
    if (address === null) errors[at] = [UPLOAD_TEXTS.underWay];
    return address ?? named;
  };
  const filled = records.map((section, nth) => ({
    ...section,
    ...(section.image && { image: put(section.image, `records.${nth}.image`) }),
    ...(section.images && { images: section.images.map((named) => put(named, `records.${nth}.images`)) }),
    ...(section.video && { video: put(section.video, `records.${nth}.video`) }),
    ...(section.voice && { voice: put(section.voice, `records.${nth}.voice`) }),
  }));
  return { records: filled, errors };
}
