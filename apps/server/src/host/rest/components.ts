import { settings, user } from '@fairway/contracts/accounts';
import { auditEntry, listedUser } from '@fairway/contracts/admin';
import { credit, creditMap } from '@fairway/contracts/credits';
import { dataRights } from '@fairway/contracts/data-rights';
import { datedRange, slot, weeklyRange } from '@fairway/contracts/diary';
import { uploaded } from '@fairway/contracts/files';
import { lesson, lessonPermissions } from '@fairway/contracts/lessons';
import { category, offer, offerMap } from '@fairway/contracts/offers';
import { group, groupPage, person, player, playerPage } from '@fairway/contracts/people';
import { personName } from '@fairway/contracts/primitives';
import { club, profile } from '@fairway/contracts/profile';
import { lessonDetail, recordSection } from '@fairway/contracts/video-lessons';
import { subscription } from '@fairway/contracts/subscriptions';
import { z } from 'zod';

/** The shapes of answers that several calls share, by the name the document gives them. */
export const COMPONENTS = z
  .registry<{ id: string }>()
  .add(user, { id: 'User' })
  .add(settings, { id: 'Settings' })
  .add(lesson, { id: 'Lesson' })
  .add(lessonDetail, { id: 'LessonDetail' })
  .add(recordSection, { id: 'RecordSection' })
  .add(lessonPermissions, { id: 'LessonPermissions' })
  .add(personName, { id: 'PersonName' })
  .add(player, { id: 'Player' })
  .add(playerPage, { id: 'PlayerPage' })
  .add(person, { id: 'Person' })
  .add(group, { id: 'Group' })
  .add(groupPage, { id: 'GroupPage' })
  .add(club, { id: 'Club' })
  .add(profile, { id: 'Profile' })
  .add(offer, { id: 'Offer' })
  .add(offerMap, { id: 'Offers' })
  .add(category, { id: 'Category' })
  .add(uploaded, { id: 'Uploaded' })
  .add(dataRights, { id: 'DataRights' })
  .add(credit, { id: 'Credit' })
  .add(creditMap, { id: 'Credits' })
  .add(datedRange, { id: 'DatedRange' })
  .add(weeklyRange, { id: 'WeeklyRange' })
  .add(slot, { id: 'Slot' })
  .add(listedUser, { id: 'ListedUser' })
  .add(auditEntry, { id: 'AuditEntry' })
  .add(subscription, { id: 'Subscription' });
