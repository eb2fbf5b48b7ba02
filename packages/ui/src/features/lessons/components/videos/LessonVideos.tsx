import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { LessonDetail } from '@fairway/contracts/lessons/records';
import { Card, SimpleGrid, Stack, Text } from '@mantine/core';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { VideoSection } from '../../../records/components/RecordSections/VideoSection.tsx';

/** A lesson as its page shows it: its record once it has been read. */
export type LessonWithRecord = Lesson &
  Partial<Pick<LessonDetail, 'record' | 'player_video_lesson_note' | 'comments' | 'published_at' | 'player_handed'>>;

export interface LessonVideosProps {
  lesson: LessonWithRecord;
  /** Has a video that failed made ready anew. */
  onRetryVideo: (ref: string) => void;
}

/** What a player sent for a video lesson: the videos, and their note. Nothing of any other lesson. */
export function LessonVideos({ lesson, onRetryVideo }: LessonVideosProps) {
  const { record = [], player_video_lesson_note: note } = lesson;
  const videos = record.filter(({ type, is_player_submitted }) => type === 'video' && is_player_submitted);
  if (!videos.length && !note) return null;
  return (
    <section>
      <SectionTitle>{videos.length === 1 ? 'The video' : 'The videos'}</SectionTitle>
      <Stack>
        {videos.length ? (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {videos.map((video, index) => (
              <VideoSection key={video.id} video={video} label={`Video ${index + 1}`} onRetry={onRetryVideo} />
            ))}
          </SimpleGrid>
        ) : null}
        {note ? (
          <Card component="figure" m={0} py={14}>
            <Text
              component="figcaption"
              c="dimmed"
              fz="sm"
            >{`${lesson.player?.first_name ?? 'The player'} wrote`}</Text>
            <Text component="blockquote" m={0} mt={4} className="lines">
              {note}
            </Text>
          </Card>
        ) : null}
      </Stack>
    </section>
  );
}
