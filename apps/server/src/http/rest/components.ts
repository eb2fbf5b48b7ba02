import { settings } from '@fairway/contracts/users/settings';
import { user } from '@fairway/contracts/auth/accounts';
import { auditEntry, listedUser } from '@fairway/contracts/users/admin';
import { credit, creditMap } from '@fairway/contracts/credits/credits';
import { dataRights } from '@fairway/contracts/users/data-rights';
import { datedRange, slot, weeklyRange } from '@fairway/contracts/schedule/schedule';
import { uploaded } from '@fairway/contracts/files/files';
import { lesson, lessonPermissions } from '@fairway/contracts/lessons/lessons';
import { category, offer, offerMap } from '@fairway/contracts/offers/offers';
import { group, groupPage, person, player, playerPage } from '@fairway/contracts/coaching/people';
import { personName } from '@fairway/contracts/primitives';
import { club, profile } from '@fairway/contracts/users/profile';
import { comment, lessonDetail, recordSection } from '@fairway/contracts/lessons/records';
import { subscription } from '@fairway/contracts/subscriptions/subscriptions';
import { z } from 'zod';

/** The shapes of answers that several calls share, by the name the document gives them. */
export const COMPONENTS = z
  .registry<{ id: string }>()
  .add(user, { id: 'User' })
  .add(settings, { id: 'Settings' })
  .add(lesson, { id: 'Lesson' })
  .add(lessonDetail, { id: 'LessonDetail' })
  .add(recordSection, { id: 'RecordSection' })
  .add(comment, { id: 'Comment' })
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
