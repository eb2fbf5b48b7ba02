import { Box, Card, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { PhoneFilming } from '../../../../kit/Illustration/PhoneFilming.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { BOOK_LESSON, BOOK_VIDEO, LESSONS } from '../../../../paths/player.ts';
import classes from './BookChooseTypeScreen.module.css';

interface TypeTileProps {
  href: string;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function TypeTile({ href, title, picture, children }: TypeTileProps) {
  return (
    <Card component={AppLink} href={href} radius={20} p={0} c="var(--app-ink)" className={classes.tile}>
      <Box
        component="span"
        display="block"
        w={{ base: 'min(100%, 15rem)', sm: 'min(100%, 21.25rem)' }}
        p={{ base: 'md', sm: 'lg' }}
        pb={0}
        style={{ alignSelf: 'center' }}
      >
        {picture}
      </Box>
      <Stack component="span" gap={4} px={{ base: 20, sm: 28 }} pt={{ base: 8, sm: 16 }} pb={{ base: 20, sm: 28 }}>
        <Text span fz="xl" fw={680} lts="-0.016em">
          {title}
        </Text>
        <Text span c="dimmed" lh={1.45} mih="2.9em">
          {children}
        </Text>
      </Stack>
    </Card>
  );
}

export interface BookChooseTypeScreenProps {
  /** What a video lesson costs: "£25.00"; null as long as it is not known. */
  video_price: string | null;
}

/** What kind of lesson it is to be; choosing leads on at once. */
export function BookChooseTypeScreen({ video_price }: BookChooseTypeScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Book a lesson"
          detail="What kind of lesson would you like?"
          back={{ href: LESSONS, label: 'Back to lessons' }}
        />
      }
      broad
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={{ base: 'md', sm: 'lg' }}>
        <TypeTile href={BOOK_LESSON} title="Face to Face" picture={<FlagOnGreen />}>
          Meet your coach at a time that suits you.
        </TypeTile>
        <TypeTile href={BOOK_VIDEO} title="Video" picture={<PhoneFilming />}>
          {video_price
            ? `Send two videos of your swing whenever you like, for ${video_price}.`
            : 'Send two videos of your swing whenever you like.'}
        </TypeTile>
      </SimpleGrid>
    </Page>
  );
}
