import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { Group } from '@fairway/contracts/coaching/people';
import type { PersonName } from '@fairway/contracts/primitives';
import { Button, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { roomPhrase } from '../../../../format/room.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import type { ImageUploadProps } from '../../../../kit/ImageUpload/ImageUpload.tsx';
import { ImagesUpload } from '../../../../kit/ImagesUpload/ImagesUpload.tsx';
import { Select } from '../../../../kit/Select/Select.tsx';
import type { DrillChoice } from '../../../practice/components/DrillPicker/DrillChoices.tsx';
import {
  chooseGroup,
  choosePlayer,
  hasText,
  toFormErrors,
  toNewMessage,
  type MessageFields,
  type NewMessage,
} from './form.ts';
import { DrillField } from './DrillField.tsx';
import { GroupField, LIST_HEIGHT, OPTION_STYLES, PlayerField, type PlayerFieldProps } from './RecipientFields.tsx';

/** An offer that can be sent along. */
export interface OfferChoice {
  id: string;
  title: string;
  category: string;
}

/** What can be chosen, and what the address has chosen already. */
export interface MessageChoices {
  groups: Group[];
  offers: OfferChoice[];
  /** The player whom the address names: then there is no choice of a group. */
  player: PersonName | null;
  /** The offer that the address names. */
  offer_id: string | null;
}

export interface MessageFormProps extends Pick<PlayerFieldProps, 'found' | 'onSearch'> {
  choices: MessageChoices;
  /** The coach's library, to choose a drill from. */
  drills: DrillChoice;
  /** Fulfils once the message is sent. */
  onSend: (message: NewMessage) => Promise<unknown>;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
  upload: ImageUploadProps['upload'];
  pick?: ImageUploadProps['pick'];
}

/** Offers under the names of their categories. */
function groupOffers(offers: OfferChoice[]) {
  const byCategory = Map.groupBy(offers, ({ category }) => category);
  return [...byCategory].map(([group, items]) => ({
    group,
    items: items.map(({ id, title }) => ({ value: id, label: title })),
  }));
}

/** A new message: whom it goes to, what it says, and what comes with it. It can be sent as soon as it has words. */
export function MessageForm(props: MessageFormProps) {
  const { choices, drills, found, onSearch, onSend, errors, onDirtyChange, upload, pick } = props;
  const { player, groups, offers, offer_id } = choices;
  const [chosen, setChosen] = useState(player);
  const [sending, setSending] = useState(false);
  const [initialValues] = useState<MessageFields>(() => ({
    player: player?.id ?? '',
    group: '',
    msg: '',
    offer_id: offers.some(({ id }) => id === offer_id) ? (offer_id ?? '') : '',
    drill: null,
    images: [],
  }));
  const [refusal, setRefusal] = useState({ given: errors, shown: toFormErrors(errors) });
  if (refusal.given !== errors) setRefusal({ given: errors, shown: toFormErrors(errors) });
  const { formRef, ...form } = useServerForm({ initialValues, errors: refusal.shown, onDirtyChange });
  const { values, getError, getInputProps } = form;
  const { busy, run } = useSingleFlight(onSend);

  const clearRecipients = () => {
    form.clearFieldError('player');
    form.clearFieldError('group');
  };
  const onPlayer = (next: PersonName | null) => {
    clearRecipients();
    setChosen(next);
    form.changeFields(choosePlayer(next?.id ?? null));
  };
  const onGroup = (next: string | null) => {
    clearRecipients();
    if (next) setChosen(null);
    form.changeFields(chooseGroup(next));
  };
  return (
    <Form
      ref={formRef}
      busy={busy || sending}
      queues
      onSubmit={() => {
        if (hasText(values)) void run(toNewMessage(values));
      }}
    >
      <Stack gap={20}>
        <SimpleGrid cols={{ base: 1, sm: player ? 1 : 2 }} spacing="md" verticalSpacing={20}>
          <PlayerField
            chosen={chosen}
            found={found}
            onSearch={onSearch}
            onChange={onPlayer}
            error={getError('player')}
          />
          {player ? null : (
            <GroupField groups={groups} value={values.group} onChange={onGroup} error={getError('group')} />
          )}
        </SimpleGrid>
        <Textarea
          label="Message"
          autosize
          minRows={5}
          maxRows={14}
          maxLength={MESSAGE_LIMITS.text}
          description={roomPhrase(values.msg, MESSAGE_LIMITS.text)}
          {...getInputProps('msg')}
        />
        {offers.length > 0 ? (
          <Select
            label="Offer"
            data-field="offer_id"
            placeholder="None"
            clearable
            searchable={offers.length > 8}
            data={groupOffers(offers)}
            value={values.offer_id || null}
            onChange={(id) => {
              form.clearFieldError('offer_id');
              form.setFieldValue('offer_id', id ?? '');
            }}
            maxDropdownHeight={LIST_HEIGHT}
            clearButtonProps={{ 'aria-label': 'Clear the offer' }}
            styles={OPTION_STYLES}
            error={getError('offer_id')}
          />
        ) : null}
        <DrillField
          drill={values.drill}
          choice={drills}
          onChange={(drill) => {
            form.clearFieldError('drill_id');
            form.setFieldValue('drill', drill);
          }}
          error={getError('drill_id')}
        />
        <ImagesUpload
          label="Pictures"
          help={`Up to ${MESSAGE_LIMITS.images}. PNG, JPEG or GIF, at most 10 MB each.`}
          name="images"
          value={values.images}
          max={MESSAGE_LIMITS.images}
          onChange={(next) => {
            form.clearFieldError('images');
            form.setFieldValue('images', next);
          }}
          upload={upload}
          pick={pick}
          onBusyChange={setSending}
          error={getError('images')}
          disabled={busy}
        />
        {hasText(values) ? (
          <ActionBar>
            <Button type="submit" loading={busy} disabled={sending} leftSection={<Icon of={IconSend} size={20} />}>
              {sending ? 'Uploading pictures…' : 'Send message'}
            </Button>
          </ActionBar>
        ) : null}
      </Stack>
    </Form>
  );
}
