import { Progress } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './VideoPlayer.module.css';

export interface VideoNoticeProps {
  icon: TablerIcon;
  /** What is said in the place of the video. */
  text: string;
  /** How far it is, 0 to 100; without it no line shows that. */
  percent?: number;
  /** With it the whole of it is a button. */
  onClick?: () => void;
}

/** Words in the place of a video, of the size that the video has. */
export function VideoNotice({ icon, text, percent, onClick }: VideoNoticeProps) {
  const content = (
    <>
      <Icon of={icon} size={28} />
      <span className={classes.words}>{text}</span>
    </>
  );
  if (onClick)
    return (
      <button type="button" className={classes.frame} data-quiet onClick={onClick}>
        {content}
      </button>
    );
  return (
    <div className={classes.frame} data-quiet>
      {content}
      {percent === undefined ? null : (
        <Progress value={percent} size="sm" w="min(70%, 16rem)" aria-label={text} transitionDuration={400} />
      )}
    </div>
  );
}
