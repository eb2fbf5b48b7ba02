import { ActionIcon } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FullScreen } from '../../../../kit/FullScreen/FullScreen.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import classes from './ShotChart.module.css';

export interface EnlargeableChartProps {
  title: string;
  /** Draws the chart with this button above it; `hidden` is the one on the page while the full screen covers it. */
  children: (enlarge: ReactNode, hidden: boolean) => ReactNode;
}

/** A chart on the page, and over the whole screen when its button is pressed. */
export function EnlargeableChart({ title, children }: EnlargeableChartProps) {
  const [opened, setOpened] = useState(false);
  const enlarge = (
    <ActionIcon aria-label="Full screen" onClick={() => setOpened(true)}>
      <Icon of={IconMaximize} size={20} />
    </ActionIcon>
  );
  return (
    <>
      {/* It stays where it is, so that the page is where it was when the full screen is left. */}
      <div inert={opened}>{children(enlarge, opened)}</div>
      <FullScreen
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        classNames={{
          inner: classes.inner,
          content: classes.content,
          header: classes.header,
          title: classes.title,
          body: classes.body,
        }}
      >
        {children(null, false)}
      </FullScreen>
    </>
  );
}
