import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../packages/ui/src/theme/global.css';
import type { Preview } from '@storybook/react-vite';
import { ClockProvider } from '../packages/ui/src/components/Clock/Clock.tsx';
import { FairwayProvider } from '../packages/ui/src/components/FairwayProvider/FairwayProvider.tsx';
import { NOW, ZONE } from '../packages/ui/src/fixtures/clock.ts';

const now = () => NOW;

const preview: Preview = {
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
      <FairwayProvider scheme={globals.scheme === 'dark' ? 'dark' : 'light'} still={import.meta.env.MODE === 'test'}>
        <ClockProvider now={now} zone={ZONE}>
          <Story />
        </ClockProvider>
      </FairwayProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
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
