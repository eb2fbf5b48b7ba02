import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { cssVariablesResolver } from '../../theme/cssVariables.ts';
import { theme } from '../../theme/theme.ts';
import { type AppLinkProps, LinkProvider } from '../Link/AppLink.tsx';

/** Where the browser keeps the chosen colour scheme; a script in the page's head reads it before the first paint. */
const SCHEME_KEY = 'fairway-scheme';
const schemeManager = localStorageColorSchemeManager({ key: SCHEME_KEY });

export interface FairwayProviderProps {
  /** The router's link; a plain anchor without it. */
  link?: ComponentType<AppLinkProps>;
  /** Fixes the scheme, for stories; else the person's choice, or the system's. */
  scheme?: 'light' | 'dark';
  /** Switches motion off, for tests. */
  still?: boolean;
  children: ReactNode;
}

/** Theme, colour scheme and links for everything below. */
export function FairwayProvider({ link, scheme, still, children }: FairwayProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      forceColorScheme={scheme}
      env={still ? 'test' : 'default'}
    >
      {link ? <LinkProvider component={link}>{children}</LinkProvider> : children}
    </MantineProvider>
  );
}
