import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { AppLink } from '../Link/AppLink.tsx';
import { pagesAround } from './pages.ts';
import classes from './Pagination.module.css';

export interface PaginationProps {
  /** 1-based. */
  page: number;
  /** How many there are; with one or none nothing is shown. */
  pages: number;
  hrefOf: (page: number) => string;
}

function Step({
  to,
  label,
  back,
  hrefOf,
}: { to: number | null; label: string; back?: boolean } & Pick<PaginationProps, 'hrefOf'>) {
  const drawing = <Icon of={back ? IconChevronLeft : IconChevronRight} size={20} />;
  if (to === null)
    return (
      <span className={classes.step} data-off>
        {drawing}
      </span>
    );
  return (
    <AppLink className={classes.step} href={hrefOf(to)} aria-label={label} rel={back ? 'prev' : 'next'}>
      {drawing}
    </AppLink>
  );
}

/** The pages of a list as links, so that each has an address: numbers where there is room, "Page 2 of 8" on a phone. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={classes.nav} aria-label="Pages">
      <Step to={page > 1 ? page - 1 : null} label="Previous page" back hrefOf={hrefOf} />
      <span className={classes.brief}>{`Page ${page} of ${pages}`}</span>
      <ol className={classes.numbers}>
        {pagesAround(page, pages).map((one, place) =>
          one === null ? (
            <li key={`gap-${place}`} className={classes.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={one}>
              <AppLink
                className={classes.number}
                href={hrefOf(one)}
                aria-label={`Page ${one}`}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </AppLink>
            </li>
          ),
        )}
      </ol>
      <Step to={page < pages ? page + 1 : null} label="Next page" hrefOf={hrefOf} />
    </nav>
  );
}
