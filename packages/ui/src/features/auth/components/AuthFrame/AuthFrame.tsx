import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Logo } from '../../../../kit/Logo/Logo.tsx';
import classes from './AuthFrame.module.css';
import { CourseArt } from './CourseArt.tsx';

export interface AuthFrameProps {
  /** How much room the form wants; without it the drawing has the larger part of the page. */
  form?: 'short' | 'long';
  children: ReactNode;
}

/** The frame of the pages on the way in: a course in early light, and a sheet laid on it. */
export function AuthFrame({ form, children }: AuthFrameProps) {
  return (
    <Stack component="main" gap={0} mih="100dvh" bg="var(--app-surface)" className={classes.screen} data-form={form}>
      <div className={classes.scene}>
        <CourseArt className={classes.art} />
        <div className={classes.brand}>
          <Logo size={34} />
        </div>
      </div>
      <div className={classes.sheet}>
        <Box w="100%" maw={400}>
          {children}
        </Box>
      </div>
    </Stack>
  );
}
