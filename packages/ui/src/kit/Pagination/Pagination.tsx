import { Group, Pagination as MantinePagination } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { AppLink } from '../Link/AppLink.tsx';
import classes from './Pagination.module.css';

export interface PaginationProps {
  /** 1-based. */
  page: number;
  /** How many there are; with one or none nothing is shown. */
  pages: number;
  getHref: (page: number) => string;
}

interface StepProps {
  direction: 'Previous' | 'Next';
  /** Past either end there is none: Mantine's own button stands there, out of reach. */
  href: string | null;
}

function Step({ direction, href }: StepProps) {
  const Control = MantinePagination[direction];
  const back = direction === 'Previous';
  const look = {
    className: classes.step,
    icon: back ? IconChevronLeft : IconChevronRight,
    'aria-label': `${direction} page`,
  };
  if (href === null) return <Control {...look} />;
  return <Control component={AppLink} href={href} rel={back ? 'prev' : 'next'} {...look} />;
}

/** The pages of a list as links, so that each has an address: numbers where there is room, "Page 2 of 8" on a phone. */
export function Pagination({ page, pages, getHref }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages">
      <MantinePagination.Root
        value={page}
        total={pages}
        classNames={classes}
        getItemProps={(to) => ({ component: AppLink, href: getHref(to), 'aria-label': `Page ${to}` })}
      >
        <Step direction="Previous" href={page > 1 ? getHref(page - 1) : null} />
        <MantinePagination.Label className={classes.brief} hiddenFrom="sm" />
        <Group gap={4} visibleFrom="sm">
          <MantinePagination.Items />
        </Group>
        <Step direction="Next" href={page < pages ? getHref(page + 1) : null} />
      </MantinePagination.Root>
    </nav>
  );
}
