import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../packages/ui/src/theme/global.css';
import type { Preview } from '@storybook/react-vite';
import { loadMenus } from '@fairway/ui/kit/ActionMenu/ActionMenu';
import { ClockProvider } from '@fairway/ui/kit/Clock/Clock';
import { loadDialogs } from '@fairway/ui/kit/Dialog/Dialog';
import { loadCalendars } from '@fairway/ui/kit/DateField/DateField';
import { FairwayProvider } from '@fairway/ui/kit/FairwayProvider/FairwayProvider';
import { loadSelects } from '@fairway/ui/kit/Select/Select';
import { loadSuggestions } from '@fairway/ui/kit/SuggestField/SuggestField';
import { loadTags } from '@fairway/ui/kit/TagsField/TagsField';
import { NOW, ZONE } from '@fairway/ui/testing/clock';
import { configure } from 'storybook/test';
import { dropOwnerStacks } from './owner-stacks';
import { standStill } from './stand-still';

const now = () => NOW;
const isTest = import.meta.env.MODE === 'test';
if (isTest) {
  // What is waited for may be long in coming on a busy machine, a video's next frame above all.
  configure({ asyncUtilTimeout: 10_000 });
  dropOwnerStacks();
  standStill();
}

/**
 * How a test asks axe. It is asked about the whole document, which it indexes: within one element it walks all of it for each of its rules.
 * What it asks of whole pages alone is left to the pages. A test hears what is wrong alone: axe need not read every style sheet anew, for an
 * experimental rule that is off, nor write up what has passed, which the panel shows.
 */
const QUICK_AXE = {
  context: 'html',
  options: {
    preload: { assets: ['media'] },
    reporter: 'no-passes',
    rules: { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } },
  },
} satisfies Preview['parameters'];

const preview: Preview = {
  // A page has them by the time that somebody has looked at it.
  beforeAll: async () => {
    await Promise.all([loadDialogs(), loadCalendars(), loadSelects(), loadSuggestions(), loadTags(), loadMenus()]);
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light', viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story, { globals }) => (
      <FairwayProvider scheme={globals.scheme === 'dark' ? 'dark' : 'light'} still={isTest}>
        <ClockProvider now={now} zone={ZONE}>
          <Story />
        </ClockProvider>
      </FairwayProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      ...(isTest ? QUICK_AXE : {}),
    },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: { order: ['Guide', 'Components', 'Screens', ['Auth', 'Shared', 'Account', 'Player', 'Pro']] },
    },
  },
};

export default preview;
