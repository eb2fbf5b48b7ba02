import type { SectionType } from '@fairway/contracts/lessons/records';
import {
  IconAlignLeft,
  IconColumns2,
  IconFlag,
  IconPhoto,
  IconTarget,
  IconVideo,
  type Icon as TablerIcon,
} from '@tabler/icons-react';

/** How each kind of section is called and drawn. */
export const SECTION_LOOKS: Record<SectionType, { label: string; icon: TablerIcon }> = {
  text: { label: 'Text', icon: IconAlignLeft },
  chart: { label: 'Shot chart', icon: IconTarget },
  putting_chart: { label: 'Putting chart', icon: IconFlag },
  singleImage: { label: 'Picture', icon: IconPhoto },
  doubleImage: { label: 'Before and after', icon: IconColumns2 },
  video: { label: 'Video', icon: IconVideo },
};
