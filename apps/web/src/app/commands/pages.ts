import type { User, UserType } from '@fairway/contracts/auth/accounts';
import { accountPaths } from '@fairway/ui/paths/account';
import { adminPaths } from '@fairway/ui/paths/admin';
import * as player from '@fairway/ui/paths/player';
import { proPaths } from '@fairway/ui/paths/pro';
import {
  IconAddressBook,
  IconBarbell,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCalendarRepeat,
  IconCalendarWeek,
  IconChartDots,
  IconClock,
  IconCloudRain,
  IconCoins,
  IconFileImport,
  IconFileText,
  IconGolf,
  IconHistory,
  IconHome,
  IconHourglass,
  IconInbox,
  IconMail,
  IconPencilPlus,
  IconReceipt,
  IconRuler,
  IconScale,
  IconSearch,
  IconSend,
  IconSettings,
  IconTag,
  IconTarget,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import { listAccountItems } from '../../features/users/accountItems.ts';

/** A page that can be gone to by its name. */
export interface NamedPage {
  label: string;
  href: string;
  icon: Icon;
  /** Where it belongs, and what else people call it. */
  detail?: string | undefined;
}

const page = (label: string, href: string, icon: Icon, detail?: string): NamedPage => ({ label, href, icon, detail });

const PAGES: Record<UserType, NamedPage[]> = {
  pro: [
    page('Home', proPaths.home, IconHome),
    page('Book a lesson', proPaths.book(), IconCalendarPlus, 'New booking'),
    page('Diary', proPaths.calendar(), IconCalendarWeek, 'Calendar'),
    page('Players', proPaths.players, IconUsers),
    page('Lessons', proPaths.lessons, IconCalendarEvent),
    page('Offers', proPaths.offers, IconTag),
    page('Messages', proPaths.messages, IconMail),
    page('Invite a player', proPaths.invite, IconUserPlus, 'Players'),
    page('Pending players', proPaths.pendingPlayers, IconHourglass, 'Players'),
    page('Import players', proPaths.importPlayers, IconFileImport, 'Players'),
    page('Groups', proPaths.groups, IconUsersGroup, 'Players'),
    page('Lesson records', proPaths.records, IconFileText, 'Lessons'),
    page('Search records', proPaths.searchRecords, IconSearch, 'Lessons'),
    page('Book a video lesson', proPaths.bookVideo(), IconVideo, 'Lessons'),
    page('Weekly lessons', proPaths.series(), IconCalendarRepeat, 'Lessons'),
    page('Waiting list', proPaths.waiting, IconHourglass, 'Lessons'),
    page('Unplayable time', proPaths.unplayable(), IconCloudRain, 'Rain'),
    page('Drills', proPaths.drills, IconBarbell, 'Lessons'),
    page('Weekly availability', proPaths.weeklyHours, IconClock, 'Diary hours'),
    page('Future availability', proPaths.futureAvailability, IconClock, 'Diary months'),
    page('Duration and pricing', proPaths.settings, IconSettings, 'Lesson settings'),
    page('Video lesson settings', proPaths.videoSettings, IconVideo, 'Lesson settings'),
    page('Booking limits', proPaths.limits, IconSettings, 'Lesson settings'),
    page('VAT and receipts', proPaths.vat, IconReceipt, 'Money'),
    page('New offer', proPaths.newOffer, IconTag, 'Offers'),
    page('Offer categories', proPaths.categories, IconTag, 'Offers'),
    page('New message', proPaths.newMessage(), IconPencilPlus, 'Messages'),
    page('Inbox', proPaths.inbox, IconInbox, 'Messages'),
    page('Sent messages', proPaths.sentMessages, IconSend, 'Messages'),
    page('Search messages', proPaths.searchMessages, IconSearch, 'Messages'),
    page('Your profile', proPaths.profile, IconAddressBook),
    page('What’s in the bag', proPaths.bag, IconGolf),
  ],
  player: [
    page('Home', player.HOME, IconHome),
    page('Book a lesson', player.BOOK, IconCalendarPlus, 'New booking'),
    page('Lessons', player.LESSONS, IconCalendarEvent),
    page('Goals', player.GOALS, IconTarget),
    page('Offers', player.OFFERS, IconTag),
    page('Messages', player.MESSAGES, IconMail),
    page('Lesson records', player.RECORDS, IconFileText, 'Lessons'),
    page('Search records', player.SEARCH_RECORDS, IconSearch, 'Lessons'),
    page('Book a video lesson', player.BOOK_VIDEO, IconVideo, 'Lessons'),
    page('Waiting list', player.WAITING, IconHourglass, 'Lessons'),
    page('Lesson credits', player.CREDITS, IconCoins, 'Lessons'),
    page('Receipts', player.RECEIPTS, IconReceipt, 'Lessons'),
    page('Skills', player.SKILLS, IconTarget, 'Goals'),
    page('Compare swings', player.comparePath(), IconVideo),
    page('Dispersion', player.DISPERSION, IconChartDots),
    page('Yardages', player.YARDAGES, IconRuler),
    page('What’s in the bag', player.BAG, IconGolf),
    page('Your coach', player.PRO_PROFILE, IconAddressBook),
    page('Conversation', player.CONVERSATION, IconMail, 'Messages'),
    page('All messages', player.ALL_MESSAGES, IconInbox, 'Messages'),
    page('Search messages', player.SEARCH_MESSAGES, IconSearch, 'Messages'),
  ],
  admin: [
    page('Users', adminPaths.players(), IconUsers),
    page('Money', adminPaths.money(), IconScale),
    page('Audit', adminPaths.audit(), IconHistory),
    page('Add a user', adminPaths.add, IconUserPlus, 'Users'),
  ],
};

/** Every page that somebody may go to by its name: those they use most come first, those of their account last. */
export const listNamedPages = (user: User): NamedPage[] => [
  ...PAGES[user.type],
  page('Account', accountPaths.home, IconSettings),
  ...listAccountItems(user)
    .flat()
    .map(({ label, detail, href, icon }) => ({ label, detail, href, icon })),
];

const normalise = (text: string): string => text.toLowerCase().replaceAll(/[’']/g, '');
const splitWords = (text: string): string[] =>
  normalise(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The pages of which each word that is asked for begins a word; those whose own name has them come before those that are described by them. */
export function findPages<P extends Pick<NamedPage, 'label' | 'detail'>>(pages: readonly P[], q: string): P[] {
  const asked = splitWords(q);
  const hasAll = (text: string) => {
    const words = splitWords(text);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  };
  const named = pages.filter(({ label }) => hasAll(label));
  const described = pages.filter((one) => !named.includes(one) && hasAll(`${one.label} ${one.detail ?? ''}`));
  return [...named, ...described];
}
