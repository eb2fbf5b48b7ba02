import type { ReactNode } from 'react';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { PhoneFilming } from '../../../components/Illustration/PhoneFilming.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { BOOK_LESSON, BOOK_VIDEO, LESSONS } from '../paths.ts';
import classes from './BookChooseTypeScreen.module.css';

interface TypeTileProps {
  href: string;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function TypeTile({ href, title, picture, children }: TypeTileProps) {
  return (
    <AppLink href={href} className={classes.tile}>
      <span className={classes.picture}>{picture}</span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.detail}>{children}</span>
      </span>
    </AppLink>
  );
}

export interface BookChooseTypeScreenProps {
  /** What a video lesson costs: "£25.00"; null as long as it is not known. */
  video_price: string | null;
}

/** What kind of lesson it is to be; choosing leads on at once (S1 §2 "Book choose type"). */
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
      <div className={classes.tiles}>
        <TypeTile href={BOOK_LESSON} title="Face to Face" picture={<FlagOnGreen />}>
          Meet your coach at a day and a time that suit you.
        </TypeTile>
        <TypeTile href={BOOK_VIDEO} title="Video" picture={<PhoneFilming />}>
          {video_price
            ? `Send two videos of your swing whenever you like, for ${video_price}.`
            : 'Send two videos of your swing whenever you like.'}
        </TypeTile>
      </div>
    </Page>
  );
}
