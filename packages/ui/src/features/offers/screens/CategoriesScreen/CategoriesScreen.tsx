import type { FieldErrors } from '@fairway/contracts/errors';
import type { Category } from '@fairway/contracts/offers/offers';
import { IconCategory } from '@tabler/icons-react';
import { useState } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { useAsked } from '../../../../hooks/useAsked.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { AddByName } from '../../../lessons/components/pro/AddByName.tsx';
import { DeletableRow } from '../../../lessons/components/pro/DeletableRow.tsx';
import { DeleteMode } from '../../../lessons/components/pro/DeleteMode.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface CategoriesScreenProps {
  state: Loadable<{ categories: Category[] }>;
  /** Fulfils once the category is there. */
  onAdd: (name: string) => Promise<unknown>;
  errors?: FieldErrors;
  /** Fulfils once the category is gone. */
  onDelete: (category: Category) => Promise<unknown>;
}

const countPhrase = (count: number) => (count === 0 ? 'No offers' : formatCount(count, 'offer'));

const describeCategory = ({ offers, removable }: Category) =>
  removable ? countPhrase(offers) : `${countPhrase(offers)}, cannot be deleted while it has any`;

/** What becomes of a category's offers when it is deleted. */
const describeDeletion = ({ name, offers }: Category) => {
  if (offers === 0) return `“${name}” has no offers.`;
  return `“${name}” will be deleted and its ${offers === 1 ? 'offer' : `${offers} offers`} moved to “Other”. Nothing is taken off sale.`;
};

/** The categories of the coach's offers, a form to add one, and a mode to delete them. */
export function CategoriesScreen({ state, onAdd, errors, onDelete }: CategoriesScreenProps) {
  const [deleting, setDeleting] = useState(false);
  const { asked, ask, busy, confirm, close } = useAsked(onDelete);
  const some = findReady(state)?.categories.some(({ removable }) => removable) ?? false;
  return (
    <Page
      header={
        <PageHeader
          title="Categories"
          detail="How your offers are grouped"
          back={{ href: proPaths.offers, label: 'Back to offers' }}
          actions={some ? <DeleteMode what="categories" on={deleting} onChange={setDeleting} /> : undefined}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your categories">
            <LoadingCard height={76} />
            <LoadingRows count={4} lead />
          </Loading>
        }
      >
        {({ categories }) => (
          <>
            <AddByName label="New category" placeholder="Clinics" add="Add category" onAdd={onAdd} errors={errors} />
            {categories.length > 0 ? (
              <ListCard label="Categories">
                {categories.map((category) => {
                  const facts = { icon: IconCategory, title: category.name, detail: describeCategory(category) };
                  return deleting && some && category.removable ? (
                    <DeletableRow key={category.id} {...facts} onDelete={() => ask(category)} />
                  ) : (
                    <ListRow key={category.id} {...facts} />
                  );
                })}
              </ListCard>
            ) : (
              <EmptyState illustration={<FlagOnGreen />} title="No categories yet">
                Clinics, packages, equipment: add your first above, or when you create an offer.
              </EmptyState>
            )}
          </>
        )}
      </ScreenState>
      <ConfirmDialog
        opened={asked !== null}
        title="Are you sure you want to delete this category?"
        confirmLabel="Delete category"
        cancelLabel="Keep category"
        danger
        busy={busy}
        onConfirm={confirm}
        onClose={close}
      >
        {asked ? describeDeletion(asked) : null}
      </ConfirmDialog>
    </Page>
  );
}
