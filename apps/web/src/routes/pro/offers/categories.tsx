import { CategoriesScreen } from '@fairway/ui/features/offers/screens/CategoriesScreen/CategoriesScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { notify } from '../../../app/notices/notify.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/offers/categories')({
  staticData: { title: 'Categories' },
  loader: () => void utils.offers.categories.prefetch({}),
  component: Categories,
});

function Categories() {
  const categories = trpc.offers.categories.useQuery({});
  const add = trpc.offers.addCategory.useMutation({ onSuccess: () => utils.offers.categories.invalidate() });
  // Its offers have moved; one that is gone already, by another device, goes from the list all the same.
  const remove = trpc.offers.removeCategory.useMutation({ onSettled: () => utils.offers.invalidate() });
  return (
    <CategoriesScreen
      state={screenState({ categories }, (data) => data)}
      onAdd={(name) => add.mutateAsync({ name })}
      errors={fieldErrors(add.error)}
      onDelete={async ({ id }) => {
        await remove.mutateAsync({ id });
        notify.success('Category deleted');
      }}
    />
  );
}
