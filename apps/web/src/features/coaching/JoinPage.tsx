import { JoinScreen } from '@fairway/ui/features/coaching/screens/JoinScreen/JoinScreen';
import { fieldErrors } from '../../app/failures/failure.ts';
import { storeFirstVisit } from '../../app/session/firstVisit.ts';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { formatHref } from '../auth/signInSearch.ts';
import type { LessonSearch } from '../schedule/lessonSearch.ts';
import { useEnter } from '../auth/useEnter.ts';
import { useSignInNavigation } from '../auth/useSignInNavigation.ts';
import { findAlert } from './findAlert.ts';
import { useCoach } from './useCoach.ts';
import { useDraft } from './useDraft.ts';
import { useOnboarding } from './useOnboarding.ts';
import { fillValues } from './values.ts';

interface JoinPageProps {
  /** A coach's code, of a link or a QR code. */
  code: string | undefined;
  /** The page to open once they have joined: a booking that somebody had begun. */
  from: string | undefined;
  /** The time that they want to book, which goes with them to the steps. */
  choice: LessonSearch;
  loginHref: string;
  /** It is known that this is somebody's way in. */
  open: boolean;
}

/** The short way in. */
export function JoinPage({ code, from, choice, loginHref, open }: JoinPageProps) {
  const onboarding = useOnboarding();
  const { draft, change, forget } = useDraft(code ? { code } : {});
  const { coach, look, error: codeError } = useCoach(undefined, open ? code : undefined);
  const links = trpc.accounts.links.useQuery();
  const { enter, alert } = useEnter(useSignInNavigation(), from);
  const join = trpc.accounts.join.useMutation({
    meta: { quiet: true },
    onSuccess: ({ user }) => {
      forget();
      storeFirstVisit(user.first_name);
      return enter();
    },
  });
  return (
    <JoinScreen
      state={screenState({ onboarding: open ? onboarding : { ...onboarding, data: undefined } }, (data) => ({
        values: fillValues(data.onboarding, draft),
        coach,
      }))}
      hasCode={code !== undefined}
      busy={join.isPending}
      errors={fieldErrors(join.error) ?? fieldErrors(codeError)}
      alert={alert ?? findAlert(join.error) ?? findAlert(codeError)}
      onChange={change}
      onCode={look}
      onJoin={(password) => {
        const { code: typed = '', email = '', first_name = '', last_name = '' } = draft;
        join.mutate({ code: typed, email, first_name, last_name, password, tos: true });
      }}
      loginHref={loginHref}
      stepsHref={formatHref('/onboard', {
        code: draft.code,
        step: '1',
        duration: choice.duration?.toString(),
        date: choice.date,
        time: choice.time,
      })}
      termsHref={links.data?.terms ?? undefined}
    />
  );
}
