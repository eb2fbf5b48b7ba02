import { IMAGE_ACCEPT } from '@fairway/contracts/files/pictures';
import { VIDEO_ACCEPT } from '@fairway/contracts/files/videos';
import { Button, Text } from '@mantine/core';
import { IconCamera, IconVideoPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { FileDrop } from '../../../../kit/FileDrop/FileDrop.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { showsChosenVideos } from '../../../../kit/VideoPicker/previews.ts';
import { SwingPlayer, type SwingPlayerProps } from '../SwingPlayer/SwingPlayer.tsx';
import { useFileChoice } from '../../../../hooks/useFileChoice.ts';
import { type SectionVideo, VideoSection } from '../RecordSections/VideoSection.tsx';
import classes from './RecordEditor.module.css';

const KINDS = {
  picture: { accept: IMAGE_ACCEPT, icon: IconCamera },
  video: { accept: VIDEO_ACCEPT, icon: IconVideoPlus },
} as const;

export interface SectionFileProps extends Pick<SwingPlayerProps, 'drawings' | 'onDraw'> {
  kind: keyof typeof KINDS;
  /** "Picture", "Before", "After", "Video". */
  label: string;
  name: string;
  /** On the server or on this device; null for none. */
  src: string | null;
  /** How far the server is with the video of that address. */
  video?: SectionVideo | null | undefined;
  onRetryVideo?: ((ref: string) => void) | undefined;
  onFile: (file: File) => void;
  /** Asks the wrapper for a file, which has the camera. */
  pick?: (() => Promise<File | null>) | undefined;
}

/** What was chosen; words where the browser cannot show a video that is on this device alone. */
function Preview({
  kind,
  label,
  src,
  video,
  onRetryVideo,
  drawings,
  onDraw,
}: Omit<SectionFileProps, 'name' | 'src' | 'onFile' | 'pick'> & { src: string }) {
  if (kind === 'picture') return <img className={classes.picture} src={src} alt={label} />;
  if (src.startsWith('blob:') && !showsChosenVideos(navigator.userAgent))
    return <Text fz="sm">To view this video sync now</Text>;
  const drawing = { drawings, onDraw };
  if (video && onRetryVideo) return <VideoSection video={video} label={label} onRetry={onRetryVideo} {...drawing} />;
  return <SwingPlayer src={src} label={label} {...drawing} />;
}

/** A place for a picture or a video of a section: chosen, taken or dropped, and seen at once. */
export function SectionFile({ name, src, onFile, pick, ...shown }: SectionFileProps) {
  const { kind, label } = shown;
  const id = useId();
  const { accept, icon } = KINDS[kind];
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  const { openRef, choose } = useFileChoice({ onFiles: take, pick });
  return (
    <FileDrop name={name} accept={accept} onFiles={take} openRef={openRef} labelledBy={id} describedBy={undefined}>
      <Text id={id} fz="sm" fw={560} mb={6}>
        {label}
      </Text>
      {src ? (
        <Preview src={src} {...shown} />
      ) : (
        <div className={classes.frame}>
          <Icon of={icon} size={32} />
        </div>
      )}
      <Button variant="default" size="sm" mih={44} fullWidth mt="xs" onClick={() => void choose()}>
        {`${src ? 'Change' : 'Choose'} ${kind}`}
      </Button>
    </FileDrop>
  );
}
