import type { RecordSection } from '@fairway/contracts/lessons/records';
import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { VideoPlayer } from '../../../../kit/VideoPlayer/VideoPlayer.tsx';
import { DrillCards } from '../../../practice/components/DrillCards/DrillCards.tsx';
import { ShotChart } from '../ShotChart/ShotChart.tsx';
import type { Handed } from '../ShotChart/text.ts';
import classes from './RecordEditor.module.css';
import type { EditorSection } from './types.ts';

export interface ConflictChoiceProps {
  section: EditorSection;
  /** What stands on the server; null where it was removed. */
  theirs: RecordSection | null;
  handed: Handed | null;
  onKeep: (keep: 'mine' | 'theirs') => void;
}

interface VersionProps {
  title: string;
  action: string;
  onChoose: () => void;
  children: ReactNode;
}

function Version({ title, action, onChoose, children }: VersionProps) {
  return (
    <section className={classes.version} aria-label={title}>
      <Text fw={620} fz="sm" mb="xs">
        {title}
      </Text>
      <div className={classes.versionBody}>{children}</div>
      <Button variant="default" fullWidth mt="sm" onClick={onChoose}>
        {action}
      </Button>
    </section>
  );
}

type Shown = Pick<EditorSection, 'type' | 'content' | 'chart' | 'metric' | 'drill' | 'files'>;

const toShown = ({ type, content, chart, metric, drill, image_url, image_urls, video_url }: RecordSection): Shown => ({
  type,
  content: content ?? '',
  chart: chart ?? [],
  metric: metric ?? false,
  drill,
  files: image_urls ?? [type === 'video' ? video_url : image_url],
});

function Shows({ section, handed }: { section: Shown; handed: Handed | null }) {
  const { type, content, chart, metric, drill, files } = section;
  return (
    <Stack gap="xs">
      {type === 'chart' || type === 'putting_chart' ? (
        <ShotChart kind={type} author="pro" handed={handed} points={chart} metric={metric} />
      ) : null}
      {drill ? <DrillCards drills={[drill]} /> : null}
      {type === 'video' ? (
        <VideoPlayer src={files[0] ?? null} label="Video" />
      ) : (
        files.map((src) => (src ? <img key={src} className={classes.picture} src={src} alt="" /> : null))
      )}
      {content ? <Text className="lines">{content}</Text> : null}
    </Stack>
  );
}

/** A section that was changed on two devices: both versions, and the choice between them. */
export function ConflictChoice({ section, theirs, handed, onKeep }: ConflictChoiceProps) {
  return (
    <Stack gap="md">
      <Notice tone="warning">
        {theirs
          ? 'This section has been changed on another device. Choose the version to keep.'
          : 'This section has been deleted on another device. Keep it, or delete it here too.'}
      </Notice>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Version title="On this device" action="Keep this version" onChoose={() => onKeep('mine')}>
          <Shows section={section} handed={handed} />
        </Version>
        {theirs ? (
          <Version title="On the other device" action="Keep that version" onChoose={() => onKeep('theirs')}>
            <Shows section={toShown(theirs)} handed={handed} />
          </Version>
        ) : (
          <Version title="On the other device" action="Delete it here too" onChoose={() => onKeep('theirs')}>
            <Text c="dimmed">Deleted</Text>
          </Version>
        )}
      </SimpleGrid>
    </Stack>
  );
}
