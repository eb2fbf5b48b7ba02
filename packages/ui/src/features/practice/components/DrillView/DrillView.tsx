import { imageAt } from '@fairway/contracts/files/pictures';
import type { Drill } from '@fairway/contracts/practice/drills';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { DetailList } from '../../../../kit/DetailList/DetailList.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { formatMinutes } from '../drillPhrases.ts';
import { DrillVideo } from './DrillVideo.tsx';
import classes from './DrillView.module.css';
import { TargetCircle } from './TargetCircle.tsx';

/** All that a drill says: its picture and its video, what to do, what is good, and what is needed for it. */
export function DrillView({ drill }: { drill: Drill }) {
  const { image, content, minutes, equipment, tags, video_url } = drill;
  const facts = [
    ...(minutes === null ? [] : [{ label: 'Time', value: formatMinutes(minutes) }]),
    ...(equipment === '' ? [] : [{ label: 'You need', value: equipment }]),
  ];
  return (
    <>
      {image ? <img className={classes.picture} src={imageAt(image, 1024)} alt="" /> : null}
      <DrillVideo drill={drill} />
      {content ? <p className={classes.words}>{content}</p> : null}
      {video_url ? (
        <Button
          component="a"
          href={video_url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<Icon of={IconPlayerPlay} size={20} />}
        >
          Watch the video
        </Button>
      ) : null}
      <TargetCircle target={drill.target} target_feet={drill.target_feet} />
      {facts.length > 0 ? <DetailList items={facts} /> : null}
      {tags.length > 0 ? (
        <ul className={classes.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} className={classes.tag}>
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
