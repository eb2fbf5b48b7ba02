import { GUEST } from '@fairway/contracts/constants';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { GroupLessonPage } from '@fairway/contracts/lessons/group-lessons';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { priceOnDay } from '@fairway/contracts/lessons/price-on-day';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { Form } from '../../../../kit/Form/Form.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { PaymentChoice, type PlayerPayment, settlePayment } from '../../components/booking/PaymentChoice.tsx';
import { moneyPhrase } from '../../components/group/phrases.ts';
import { placeCost } from '../../components/group/placeCost.ts';
import type { FormPlayer } from '../../components/pro/proForm.ts';
import { AttendeeFields } from '../ProBookLessonScreen/AttendeeFields.tsx';

/** Whom a coach gives a place to, and how it is paid where there is a choice. */
export interface PlaceGift {
  player_id: string | null;
  guest_name: string | null;
  payment_type?: PlayerPayment;
}

export interface GivePlaceFieldsProps {
  group: GroupLessonPage;
  form: BookingForm;
  /** Fulfils once it is given; a refusal comes back in `errors`. */
  onGive: (gift: PlaceGift) => Promise<unknown>;
  errors?: FieldErrors | undefined;
}

interface Answers {
  player_id: string | null;
  guest_name: string;
  payment_type: PlayerPayment | null;
}
const NO_ANSWERS: Answers = { player_id: null, guest_name: '', payment_type: null };
const OWN_TEXTS = new Set(['player_id', 'guest_name', 'payment_type']);

/** What the place costs whoever was chosen, where that is not to be chosen; and the way to credits that are missing. */
function PlacePrice({ group, form, player }: { group: GroupLessonPage; form: BookingForm; player?: FormPlayer }) {
  if (group.payment_type === 'on_day' || !player)
    return (
      <Text c="dimmed">{`${moneyPhrase({ ...group, price: priceOnDay({ ...group, group }, form.lesson_price) })}.`}</Text>
    );
  const has = `${player.first_name} has ${player.credits}`;
  if (player.credits >= group.credits)
    return <Text c="dimmed">{`Takes ${formatCredits(group.credits)}. ${has}.`}</Text>;
  return (
    <Notice tone="warning" role="status">
      {`A place takes ${formatCredits(group.credits)}, and ${has}. `}
      <Anchor component={AppLink} href={proPaths.playerCredits(player.id)} c="inherit" underline="always">
        Add credits
      </Anchor>
    </Notice>
  );
}

/** Whom the place is for, and how it is paid where there is a choice. */
export function GivePlaceFields({ group, form, onGive, errors }: GivePlaceFieldsProps) {
  const {
    formRef,
    values,
    getError,
    clearFieldError: clear,
    setFieldValue: set,
  } = useServerForm<Answers>({
    initialValues: NO_ANSWERS,
    errors,
  });
  const { busy, run } = useSingleFlight(onGive);
  const joined = new Set(
    group.booked.flatMap(({ player_id, cancelled_at }) => (cancelled_at ? [] : (player_id ?? []))),
  );
  const player = form.players.find(({ id }) => id === values.player_id);
  const isGuest = values.player_id === GUEST;
  const cost = group.payment_type === 'either' && player ? placeCost(group, player.credits) : null;
  const payment = settlePayment(values.payment_type, cost);
  const others = Object.entries(errors ?? {}).flatMap(([field, texts]) => (OWN_TEXTS.has(field) ? [] : texts));
  const give = () =>
    void run({
      player_id: values.player_id,
      guest_name: isGuest ? values.guest_name.trim() : null,
      ...(cost ? { payment_type: payment } : {}),
    });
  return (
    <Form ref={formRef} busy={busy} onSubmit={give}>
      <Stack>
        {others.length > 0 ? (
          <Notice tone="danger" role="alert">
            {others.join(' ')}
          </Notice>
        ) : null}
        <AttendeeFields
          players={form.players.filter(({ id }) => !joined.has(id))}
          recent={form.recent}
          player_id={values.player_id}
          guest_name={values.guest_name}
          onPlayer={(next) => set('player_id', next)}
          onGuestName={(name) => set('guest_name', name)}
          texts={{ getError, clear }}
        />
        {cost ? (
          <PaymentChoice
            cost={cost}
            holder={player?.first_name}
            value={payment}
            onChange={(next) => set('payment_type', next)}
            texts={{ getError, clear }}
          />
        ) : player || isGuest ? (
          <PlacePrice group={group} form={form} player={player} />
        ) : null}
        <Button type="submit" loading={busy}>
          Give place
        </Button>
      </Stack>
    </Form>
  );
}
