import type { TemplatePart } from '@fairway/contracts/lessons/record-templates';
import type { RecordEditorProps } from '@fairway/ui/features/records/components/RecordEditor/RecordEditor';
import { useEffect, useState } from 'react';
import { fieldErrors } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import type { Draft } from './draft.ts';
import { type KeptPhrases, readPhrases, writePhrases } from './phraseStore.ts';
import { toShape } from './templateDraft.ts';

/** Without a connection it fails at once, and the editor says so itself. */
const CALL = { networkMode: 'always', meta: { quiet: true } } as const;
const findFieldText = (error: unknown): string | undefined => Object.values(fieldErrors(error) ?? {})[0]?.[0];

const WENT_WRONG = 'That could not be saved. Please try again when the connection is back.';

/** The coach's templates and phrases: the server's, or without a connection those this device knew last. */
function useKept(user_id: string) {
  const [kept, setKept] = useState<KeptPhrases>({});
  const { data: templates } = trpc.lessons.templates.useQuery(undefined, QUIET);
  const { data: snippets } = trpc.lessons.snippets.useQuery(undefined, QUIET);
  useEffect(() => {
    void readPhrases(user_id).then(setKept);
  }, [user_id]);
  useEffect(() => {
    if (templates && snippets) void writePhrases(user_id, { templates, snippets });
  }, [user_id, templates, snippets]);
  return { templates: templates ?? kept.templates, snippets: snippets ?? kept.snippets };
}

/** What the record editor offers of templates and phrases, once they are known. */
export function useRecordTemplates(
  user_id: string,
  draft: Draft,
  onUse: (shape: TemplatePart[]) => void,
): Pick<RecordEditorProps, 'templates' | 'snippets'> {
  const { templates, snippets } = useKept(user_id);
  const addTemplate = trpc.lessons.addTemplate.useMutation(CALL);
  const removeTemplate = trpc.lessons.removeTemplate.useMutation(CALL);
  const addSnippet = trpc.lessons.addSnippet.useMutation(CALL);
  const removeSnippet = trpc.lessons.removeSnippet.useMutation(CALL);
  const sayWhy = (error: unknown) => notify.error(findFieldText(error) ?? WENT_WRONG);
  return {
    templates: templates && {
      templates,
      onUse: ({ shape }) => onUse(shape),
      onSave: async (name) => {
        try {
          await addTemplate.mutateAsync({ name, shape: toShape(draft) });
          await utils.lessons.templates.invalidate();
          notify.success('Template saved');
          return null;
        } catch (error) {
          return findFieldText(error) ?? WENT_WRONG;
        }
      },
      onRemove: async (id) => {
        await removeTemplate.mutateAsync({ id }).catch(sayWhy);
        await utils.lessons.templates.invalidate();
      },
    },
    snippets: snippets && {
      snippets,
      onSave: async (content) => {
        try {
          await addSnippet.mutateAsync({ content });
          await utils.lessons.snippets.invalidate();
          notify.success('Phrase saved');
          return true;
        } catch (error) {
          sayWhy(error);
          return false;
        }
      },
      onRemove: async (id) => {
        await removeSnippet.mutateAsync({ id }).catch(sayWhy);
        await utils.lessons.snippets.invalidate();
      },
    },
  };
}
