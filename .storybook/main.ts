import type { StorybookConfig } from '@storybook/react-vite';

/** Made ready at the start: one found halfway reloads the page under a running test and brings a second React. */
export const heavy = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/dropzone',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@mantine/tiptap',
  '@tabler/icons-react',
  '@tiptap/extension-image',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'dompurify',
  'linkifyjs',
  'mediabunny',
  'perfect-freehand',
  'react-dom/server',
  '@react-email/body',
  '@react-email/button',
  '@react-email/container',
  '@react-email/head',
  '@react-email/heading',
  '@react-email/html',
  '@react-email/link',
  '@react-email/preview',
  '@react-email/section',
  '@react-email/text',
  'axe-core',
  'uqr',
  'virtua',
  'zod',
];

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/emails/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript API, which the other reader of prop types needs.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...heavy] },
  }),
};

export default config;
