import { isChart } from '@fairway/contracts/lessons/chart-units';
import type { RecordSection } from '@fairway/contracts/lessons/records';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { PictureGallery } from '../../../../kit/PictureGallery/PictureGallery.tsx';
import type { Handed } from '../ShotChart/text.ts';
import { ShotChart } from '../ShotChart/ShotChart.tsx';
import { wordsBelowCard } from '@fairway/contracts/lessons/drill-words';
import { DrillCards } from '../../../practice/components/DrillCards/DrillCards.tsx';
import { findLook } from '../section-types.ts';
import { VoiceNote } from '../VoiceNote/VoiceNote.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Picture } from './Picture.tsx';
import { labelPicture, listPictures } from './pictures.ts';
import { VideoSection } from './VideoSection.tsx';
import classes from './RecordSections.module.css';

export interface RecordSectionsProps {
  sections: readonly RecordSection[];
  /** How the player stands to the ball. */
  handed?: Handed | null;
  /** Where a video is compared with others; none for whoever has no others. */
  getCompareHref?: ((section: RecordSection) => string) | undefined;
  /** Where a drill is read, which is another page for a coach than for a player. */
  getDrillHref?: ((drill_id: string) => string) | undefined;
  /** Has a video that failed made ready anew; left out for readers who may not. */
  onRetryVideo?: ((ref: string) => void) | undefined;
}

interface Reading extends Omit<RecordSectionsProps, 'sections'> {
  /** Shows a picture over the whole screen. */
  onOpen: (src: string) => void;
}

/** What a section shows beside its words; null where it is words alone, or what it showed is gone. */
function drawSection(
  section: RecordSection,
  { handed = null, getDrillHref, onRetryVideo, onOpen }: Reading,
): ReactNode {
  if (section.drill) return <DrillCards drills={[section.drill]} getHref={getDrillHref} />;
  const { type, chart, metric, image_url, image_urls, content } = section;
  if (isChart(type))
    return (
      <ShotChart
        points={chart ?? []}
        kind={type}
        metric={metric ?? false}
        author={section.is_player_submitted ? 'player' : 'pro'}
        handed={handed}
      />
    );
  if (type === 'singleImage' && image_url)
    return <Picture src={image_url} label={labelPicture(section)} onOpen={onOpen} />;
  const [before, after] = image_urls ?? [];
  if (type === 'doubleImage' && before && after) return <BeforeAfter before={before} after={after} />;
  if (type !== 'video') return null;
  return <VideoSection video={section} label={content ?? 'Video of the lesson'} onRetry={onRetryVideo} />;
}

function Section({ section, ...reading }: Reading & { section: RecordSection }) {
  const { type, club, drill, voice_url } = section;
  const content = drill ? wordsBelowCard(section.content ?? '', drill) : section.content;
  const visual = drawSection(section, reading);
  const { label, icon } = findLook(section);
  if (!visual && !content && !voice_url) return null;
  return (
    <article className={classes.section} aria-label={label}>
      {isChart(type) ? (
        <Group justify="space-between" mb="sm" gap="xs">
          <Group gap={6} c="dimmed" fz="sm">
            <Icon of={icon} size={18} />
            <Text span inherit fw={560}>
              {label}
            </Text>
          </Group>
          {club ? (
            <Badge variant="light" tt="none">
              {club}
            </Badge>
          ) : null}
        </Group>
      ) : null}
      {visual ? <div className={classes.visual}>{visual}</div> : null}
      {content ? <p className={`lines ${classes.words}`}>{content}</p> : null}
      {voice_url ? <VoiceNote src={voice_url} /> : null}
      {reading.getCompareHref && section.video_url ? (
        <Button
          component={AppLink}
          href={reading.getCompareHref(section)}
          variant="subtle"
          mih={44}
          leftSection={<Icon of={IconColumns2} size={20} />}
        >
          Compare with another swing
        </Button>
      ) : null}
    </article>
  );
}

/** A record as it is read: its sections below each other. */
export function RecordSections({ sections, ...reading }: RecordSectionsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Stack gap="md">
      {sections.map((section) => (
        <Section key={section.ref} section={section} {...reading} onOpen={setOpened} />
      ))}
      <PictureGallery
        pictures={listPictures(sections)}
        name="Pictures of the lesson"
        opened={opened}
        onClose={() => setOpened(null)}
      />
    </Stack>
  );
}
