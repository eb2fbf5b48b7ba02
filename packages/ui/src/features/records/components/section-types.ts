import type { SectionType } from '@fairway/contracts/lessons/records';
import {
  IconAlignLeft,
  IconBarbell,
  IconColumns2,
  IconFlag,
  IconPhoto,
  IconTarget,
  IconVideo,
  type Icon as TablerIcon,
} from '@tabler/icons-react';

/** A drill as the editor's bar offers it, and as a text that comes from one is called. */
export const DRILL_LOOK: SectionLook = { label: 'Drill', icon: IconBarbell };

interface SectionLook {
  label: string;
  icon: TablerIcon;
}

/** How each kind of section is called and drawn. */
export const SECTION_LOOKS: Record<SectionType, SectionLook> = {
  text: { label: 'Text', icon: IconAlignLeft },
  chart: { label: 'Shot chart', icon: IconTarget },
  putting_chart: { label: 'Putting chart', icon: IconFlag },
  singleImage: { label: 'Picture', icon: IconPhoto },
  doubleImage: { label: 'Before and after', icon: IconColumns2 },
  video: { label: 'Video', icon: IconVideo },
};

/** How a section is called and drawn: a text that comes from a drill is a drill. */
export const findLook = ({ type, drill }: { type: SectionType; drill: unknown }): SectionLook =>
  drill ? DRILL_LOOK : SECTION_LOOKS[type];
