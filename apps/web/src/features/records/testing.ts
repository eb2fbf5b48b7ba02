import { aSection as aRecordSection } from '@fairway/ui/testing/records';
import type { LessonDetail, RecordSection, SectionIn } from '@fairway/contracts/lessons/records';
import type { DrillCard } from '@fairway/contracts/practice/drills';

/** A part of a record as the server has it. */
export const aSection = (ref: string, over: Partial<RecordSection> = {}): RecordSection =>
  aRecordSection({ ref, content: `The text of ${ref}`, ...over });

/** A server that keeps a record as ours does (R2, R10), for tests of what devices do with it. */
export class FakeServer {
  sections: RecordSection[] = [];
  title: string | null = null;
  readonly removed = new Set<string>();
  told = 0;
  /** The coach's library. */
  drills: DrillCard[] = [];
  #published = false;

  readonly read = (): LessonDetail =>
    ({ record: this.sections.toSorted((a, b) => a.position - b.position), title: this.title }) as LessonDetail;

  readonly save = (records: SectionIn[], title?: string | null): LessonDetail => {
    const conflicts = records.flatMap((sent) => {
      const stored = this.#find(sent.ref);
      const known = (stored?.revision ?? 0) === (sent.revision ?? 0) && !this.removed.has(sent.ref);
      if (known || isSame(stored, this.#next(sent))) return [];
      return [{ ref: sent.ref, revision: stored?.revision ?? null, section: stored ?? null }];
    });
    if (conflicts.length > 0) throw Object.assign(new Error('changed'), { data: { httpStatus: 409, conflicts } });
    for (const sent of records) {
      const [stored, next] = [this.#find(sent.ref), this.#next(sent)];
      if (!isSame(stored, next)) this.sections = [...this.sections.filter((each) => each !== stored), next];
    }
    if (title !== undefined) this.title = title;
    if (records.length === 0 && this.sections.length > 0 && !this.#published) {
      this.#published = true;
      this.told += 1;
    }
    return this.read();
  };

  readonly remove = (ref: string): void => {
    this.sections = this.sections.filter((each) => each.ref !== ref);
    this.removed.add(ref);
  };

  #find(ref: string): RecordSection | undefined {
    return this.sections.find((each) => each.ref === ref);
  }

  #next({ ref, type, content, position, image, images, voice, drill_id }: SectionIn): RecordSection {
    const drill = this.drills.find(({ id }) => id === drill_id) ?? null;
    return aSection(ref, {
      type,
      content: content ?? null,
      position: position ?? 0,
      image: image ?? null,
      images: images ?? null,
      voice_url: voice || null,
      drill,
      revision: (this.#find(ref)?.revision ?? 0) + 1,
    });
  }
}

const isSame = (stored: RecordSection | undefined, next: RecordSection): boolean =>
  stored !== undefined && JSON.stringify({ ...next, revision: stored.revision }) === JSON.stringify(stored);
