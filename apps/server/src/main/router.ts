import { router } from '#app/procedures.ts';
import { auditLogProcedures } from '#domains/audit/log/router.ts';
import { emailProcedures } from '#domains/auth/email-address/router.ts';
import { passwordProcedures } from '#domains/auth/passwords/router.ts';
import { deviceProcedures } from '#domains/auth/sessions/router.ts';
import { signInProcedures } from '#domains/auth/sign-in/router.ts';
import { cardProcedures } from '#domains/checkout/cards/router.ts';
import { payoutAccountProcedures } from '#domains/checkout/payout-account/router.ts';
import { receiptProcedures } from '#domains/checkout/receipts/router.ts';
import { paymentOutcomeProcedures } from '#domains/checkout/payment-outcome/router.ts';
import { reconciliationProcedures } from '#domains/checkout/reconciliation/router.ts';
import { refundProcedures } from '#domains/checkout/refunds/router.ts';
import { takingsProcedures } from '#domains/checkout/takings/router.ts';
import { groupProcedures } from '#domains/coaching/groups/router.ts';
import { guardianProcedures } from '#domains/coaching/guardians/router.ts';
import { playerImportProcedures } from '#domains/coaching/player-import/router.ts';
import { invitationProcedures } from '#domains/coaching/invitations/router.ts';
import { joiningAtOnceProcedures } from '#domains/coaching/joining-at-once/router.ts';
import { onboardingProcedures } from '#domains/coaching/onboarding/router.ts';
import { userProcedures } from '#domains/coaching/people/router.ts';
import { playerProcedures } from '#domains/coaching/players/router.ts';
import { registrationProcedures } from '#domains/coaching/registration/router.ts';
import { venueProcedures } from '#domains/coaching/venues/router.ts';
import { creditHistoryProcedures } from '#domains/credits/history/router.ts';
import { ledgerProcedures } from '#domains/credits/ledger/router.ts';
import { creditPurchaseProcedures } from '#domains/credits/purchase/router.ts';
import { uploadProcedures } from '#domains/files/uploads/router.ts';
import { bagProcedures } from '#domains/kit/bag/router.ts';
import { yardageProcedures } from '#domains/kit/yardages/router.ts';
import { availabilityProcedures } from '#domains/lessons/availability/router.ts';
import { bookingProcedures } from '#domains/lessons/booking/router.ts';
import { bulkRescheduleProcedures } from '#domains/lessons/bulk-reschedule/router.ts';
import { attendanceProcedures } from '#domains/lessons/attendance/router.ts';
import { cashPaymentProcedures } from '#domains/lessons/cash-payment/router.ts';
import { changingProcedures } from '#domains/lessons/changing/router.ts';
import { freedSlotProcedures } from '#domains/lessons/freed-slots/router.ts';
import { groupLessonProcedures } from '#domains/lessons/group-lessons/router.ts';
import { groupPlaceProcedures } from '#domains/lessons/group-places/router.ts';
import { heldTimeProcedures } from '#domains/lessons/held-times/router.ts';
import { historyProcedures } from '#domains/lessons/history/router.ts';
import { nextTimesProcedures } from '#domains/lessons/next-times/router.ts';
import { overviewProcedures } from '#domains/lessons/lesson-overview/router.ts';
import { lessonProcedures } from '#domains/lessons/lesson/router.ts';
import { seriesProcedures } from '#domains/lessons/series/router.ts';
import { recordProcedures } from '#domains/lessons/records/router.ts';
import { clipProcedures } from '#domains/lessons/clips/router.ts';
import { commentProcedures } from '#domains/lessons/comments/router.ts';
import { dispersionProcedures } from '#domains/lessons/dispersion/router.ts';
import { recordSharingProcedures } from '#domains/lessons/record-sharing/router.ts';
import { recordTemplateProcedures } from '#domains/lessons/record-templates/router.ts';
import { recordSearchProcedures } from '#domains/lessons/record-search/router.ts';
import { videoProcedures } from '#domains/lessons/video-lessons/router.ts';
import { mailboxProcedures } from '#domains/messaging/mailbox/router.ts';
import { messageSearchProcedures } from '#domains/messaging/message-search/router.ts';
import { quickReplyProcedures } from '#domains/messaging/quick-replies/router.ts';
import { sendingProcedures } from '#domains/messaging/sending/router.ts';
import { threadProcedures } from '#domains/messaging/threads/router.ts';
import { deliveryStatusProcedures } from '#domains/notifications/delivery-status/router.ts';
import { previewProcedures } from '#domains/notifications/preview/router.ts';
import { unsubscribeProcedures } from '#domains/notifications/unsubscribe/router.ts';
import { offerProcedures } from '#domains/offers/catalogue/router.ts';
import { categoryProcedures } from '#domains/offers/categories/router.ts';
import { redeemProcedures } from '#domains/offers/redemption/router.ts';
import { goalProcedures } from '#domains/practice/goals/router.ts';
import { keyReminderProcedures } from '#domains/practice/key-reminders/router.ts';
import { practiceOverviewProcedures } from '#domains/practice/overview/router.ts';
import { skillProcedures } from '#domains/practice/skills/router.ts';
import { drillProcedures } from '#domains/practice/drills/router.ts';
import { planProcedures } from '#domains/practice/plans/router.ts';
import { hoursProcedures } from '#domains/schedule/hours/router.ts';
import { slotProcedures } from '#domains/schedule/slots/router.ts';
import { waitingListProcedures } from '#domains/schedule/waiting-list/router.ts';
import { storeNotificationProcedures } from '#domains/subscriptions/store-notifications/router.ts';
import { subscriptionProcedures } from '#domains/subscriptions/subscription/router.ts';
import { administrationProcedures } from '#domains/users/administration/router.ts';
import { coachHomeProcedures } from '#domains/users/coach-home/router.ts';
import { dataRightsProcedures } from '#domains/users/data-export/router.ts';
import { erasureProcedures } from '#domains/users/erasure/router.ts';
import { linkProcedures } from '#domains/users/links/router.ts';
import { meProcedures } from '#domains/users/me/router.ts';
import { profileProcedures } from '#domains/users/profile/router.ts';
import { publicPageProcedures } from '#domains/users/public-page/router.ts';
import { settingsProcedures } from '#domains/users/settings/router.ts';
import { webPushProcedures } from '#domains/users/web-push/router.ts';

/**
 * The whole API. The names on the left are those of the wire, which the documented contract fixes (operation ids, the web app's
 * hooks); on the right stands which features answer by them.
 */
export const appRouter = router({
  accounts: router({
    ...signInProcedures,
    ...passwordProcedures,
    ...deviceProcedures,
    ...emailProcedures,
    ...registrationProcedures,
    ...onboardingProcedures,
    ...joiningAtOnceProcedures,
    ...meProcedures,
    ...settingsProcedures,
    ...webPushProcedures,
    ...unsubscribeProcedures,
    ...dataRightsProcedures,
    ...linkProcedures,
  }),
  people: router({
    ...playerProcedures,
    ...invitationProcedures,
    ...playerImportProcedures,
    ...groupProcedures,
    ...userProcedures,
    ...erasureProcedures,
    ...deliveryStatusProcedures,
  }),
  guardians: router({ ...guardianProcedures }),
  diary: router({ ...hoursProcedures, ...slotProcedures, ...availabilityProcedures }),
  waiting: router({ ...waitingListProcedures, ...heldTimeProcedures }),
  groupLessons: router({ ...groupLessonProcedures, ...groupPlaceProcedures }),
  lessons: router({
    ...lessonProcedures,
    ...bookingProcedures,
    ...nextTimesProcedures,
    ...changingProcedures,
    ...seriesProcedures,
    ...bulkRescheduleProcedures,
    ...previewProcedures,
    ...cashPaymentProcedures,
    ...attendanceProcedures,
    ...freedSlotProcedures,
    ...videoProcedures,
    ...recordProcedures,
    ...commentProcedures,
    ...clipProcedures,
    ...recordSearchProcedures,
    ...recordTemplateProcedures,
    ...recordSharingProcedures,
    ...dispersionProcedures,
    ...historyProcedures,
    ...overviewProcedures,
    ...coachHomeProcedures,
  }),
  credits: router({ ...ledgerProcedures, ...creditPurchaseProcedures, ...creditHistoryProcedures }),
  skills: router({ ...skillProcedures, ...practiceOverviewProcedures }),
  keyReminders: router(keyReminderProcedures),
  goals: router(goalProcedures),
  profile: router({ ...profileProcedures, ...publicPageProcedures, ...venueProcedures }),
  offers: router({ ...offerProcedures, ...categoryProcedures, ...redeemProcedures }),
  payments: router({
    ...cardProcedures,
    ...payoutAccountProcedures,
    ...receiptProcedures,
    ...paymentOutcomeProcedures,
    ...refundProcedures,
    ...takingsProcedures,
    ...reconciliationProcedures,
  }),
  messages: router({
    ...mailboxProcedures,
    ...sendingProcedures,
    ...threadProcedures,
    ...messageSearchProcedures,
    ...quickReplyProcedures,
  }),
  kit: router({ ...bagProcedures, ...yardageProcedures }),
  practice: router({ ...drillProcedures, ...planProcedures }),
  files: router({ ...uploadProcedures }),
  subscriptions: router({ ...subscriptionProcedures, ...storeNotificationProcedures }),
  admin: router({ ...administrationProcedures, ...auditLogProcedures }),
});
export type AppRouter = typeof appRouter;
