import { v7 as uuid } from 'uuid';
import type { Actor } from '../../apps/server/src/app/context.ts';
import type { AddCall } from './caller.ts';
import type { People } from './people.ts';

/** What is written and read of a lesson that was given: its record, comments on it, the link to it, and what records begin with. */
export function addRecordCalls({ pro, player, past }: People, add: AddCall): void {
  const { id: lesson } = past;
  const ref = uuid();
  const both: Actor[] = [pro, player];
  const part = { ref, type: 'text', content: 'A shorter backswing with the towel' } as const;
  add('lessons.noteAttendance', (to) => to.lessons.noteAttendance({ id: lesson, attendance: 'came' }), pro);
  add('lessons.saveRecord', (to) => to.lessons.saveRecord({ lesson, title: 'Chipping', records: [part] }), pro);
  add('lessons.saveRecord that publishes it', (to) => to.lessons.saveRecord({ lesson }), pro);
  add('lessons.comment', (to) => to.lessons.comment({ id: lesson, content: 'Thank you' }), ...both);
  add(
    'lessons.removeComment',
    async (to) => {
      const { id: comment } = await to.lessons.comment({ id: lesson, content: 'One more' });
      await to.lessons.removeComment({ id: lesson, comment });
    },
    ...both,
  );
  add('lessons.searchRecords', (to) => to.lessons.searchRecords({ q: 'towel' }), ...both);
  add('lessons.clips', (to) => to.lessons.clips({ id: player.id }), ...both);
  for (const type of ['chart', 'putting_chart'] as const)
    add(`lessons.dispersion of ${type}`, (to) => to.lessons.dispersion({ id: player.id, type }), ...both);
  add('lessons.share', (to) => to.lessons.share({ lesson }), player);
  add('lessons.shareRecord', (to) => to.lessons.shareRecord({ lesson }), player);
  add(
    'lessons.sharedRecord',
    async (to) => {
      const { url } = await to.lessons.shareRecord({ lesson });
      await to.lessons.sharedRecord({ token: url.slice(url.lastIndexOf('/') + 1) });
    },
    player,
  );
  add('lessons.stopSharing', (to) => to.lessons.stopSharing({ lesson }), player);
  add('lessons.removeSection', (to) => to.lessons.removeSection({ lesson, ref }), pro);

  const shape = [{ type: 'text' as const, content: 'Grip' }];
  add('lessons.templates', (to) => to.lessons.templates(), pro);
  add('lessons.addTemplate', (to) => to.lessons.addTemplate({ name: 'Short game', shape }), pro);
  add(
    'lessons.removeTemplate',
    async (to) => to.lessons.removeTemplate({ id: (await to.lessons.addTemplate({ name: 'Long game', shape })).id }),
    pro,
  );
  add('lessons.snippets', (to) => to.lessons.snippets(), pro);
  add('lessons.addSnippet', (to) => to.lessons.addSnippet({ content: 'Keep your head still' }), pro);
  add(
    'lessons.removeSnippet',
    async (to) => to.lessons.removeSnippet({ id: (await to.lessons.addSnippet({ content: 'Let it swing' })).id }),
    pro,
  );
}
