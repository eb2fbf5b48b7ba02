import { formatFullName } from '@fairway/contracts/person-names';
import type { Skill, SkillProgress } from '@fairway/contracts/practice/skills';
import { Button, Card, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { type HeaderWay, PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { useOptimisticPatch } from '../../../../hooks/useOptimisticPatch.ts';
import { SkillCard } from '../../components/SkillCard/SkillCard.tsx';
import { RADAR_LIMITS, type RadarSkill } from '../../components/SkillRadar/radar.ts';
import { SkillRadar } from '../../components/SkillRadar/SkillRadar.tsx';
import type { SkillEditing } from './types.ts';
import { useSkillSheets } from './useSkillSheets.tsx';

export interface SkillsScreenProps {
  state: Loadable<{ progress: SkillProgress }>;
  back: HeaderWay;
  /** The page of a lesson. */
  lessonHref: (id: string) => string;
  /** The page of a drill. */
  drillHref: (id: string) => string;
  editing?: SkillEditing;
}

const toRadar = ({ id, discipline, score, history }: Skill): RadarSkill => ({
  id,
  discipline,
  first: history.at(0)?.score ?? score,
  now: score,
});

function Overview({ skills }: { skills: readonly Skill[] }) {
  return (
    <Card component="section" aria-label="All skills">
      <Title order={2} size="h4" mb="xs">
        All skills
      </Title>
      {skills.length < RADAR_LIMITS.fewest ? (
        <Text c="dimmed">{`Add ${RADAR_LIMITS.fewest} or more skills to compare then and now.`}</Text>
      ) : (
        // The oldest first, so that each keeps its place when another comes.
        <SkillRadar skills={skills.toReversed().map(toRadar)} />
      )}
    </Card>
  );
}

function Enabling({ enabled, name, onEnable }: { enabled: boolean; name: string } & Pick<SkillEditing, 'onEnable'>) {
  const [shown, patch] = useOptimisticPatch({ enabled });
  return (
    <ListCard label="Visibility">
      <ToggleRow
        label={`${name} can see skills`}
        detail="Scores and descriptions stay as they are while this is off."
        checked={shown.enabled}
        onChange={(checked) => patch('enabled', checked, onEnable(checked))}
      />
    </ListCard>
  );
}

function NoSkills({ progress, editing }: { progress: SkillProgress; editing: boolean }) {
  if (editing)
    return (
      <EmptyState illustration={<FlagOnGreen />} title="No skills yet">
        {`Add what ${progress.player.first_name} works on, with a score out of 10. Each new score is kept, so that you both see the progress.`}
      </EmptyState>
    );
  return progress.skills_enabled ? (
    <EmptyState illustration={<FlagOnGreen />} title="No skills yet">
      When your coach scores what you work on, the scores and your progress appear here.
    </EmptyState>
  ) : (
    <EmptyState illustration={<FlagOnGreen />} title="Skills are switched off">
      Your coach can switch them on for you.
    </EmptyState>
  );
}

function Aside({ progress, editing }: { progress: SkillProgress | undefined; editing: SkillEditing | undefined }) {
  if (!progress) return <LoadingCard height={360} />;
  return (
    <>
      {progress.skills.length > 0 ? <Overview skills={progress.skills} /> : null}
      {editing ? (
        <Enabling enabled={progress.skills_enabled} name={progress.player.first_name} onEnable={editing.onEnable} />
      ) : null}
    </>
  );
}

/** A player's skills with their scores, what the coach says of them, and how they went; the coach changes them, the player reads. */
export function SkillsScreen({ state, back, lessonHref, drillHref, editing }: SkillsScreenProps) {
  const progress = findReady(state)?.progress;
  const { open, ask, sheets } = useSkillSheets(progress, editing);
  const hasAside =
    state.status !== 'failed' &&
    (state.status === 'loading' || editing !== undefined || state.progress.skills.length > 0);
  return (
    <Page
      header={
        <PageHeader
          title="Skills"
          // Its place is kept while the name is on its way.
          detail={editing ? (progress ? formatFullName(progress.player) : '\u00a0') : undefined}
          back={back}
          actions={
            editing ? (
              <Button leftSection={<Icon of={IconPlus} size={20} />} disabled={!progress} onClick={() => open(null)}>
                Add skill
              </Button>
            ) : undefined
          }
        />
      }
      aside={hasAside ? <Aside progress={progress} editing={editing} /> : undefined}
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the skills">
            <LoadingCard height={300} />
            <LoadingCard height={300} />
          </Loading>
        }
      >
        {({ progress: ready }) =>
          ready.skills.length === 0 ? (
            <NoSkills progress={ready} editing={editing !== undefined} />
          ) : (
            ready.skills.map((skill) => (
              <SkillCard
                key={skill.id}
                skill={skill}
                lessons={ready.lessons}
                timezone={ready.timezone}
                lessonHref={lessonHref}
                drillHref={drillHref}
                editing={editing && { onEdit: () => open(skill), onDelete: () => ask(skill) }}
              />
            ))
          )
        }
      </ScreenState>
      {sheets}
    </Page>
  );
}
