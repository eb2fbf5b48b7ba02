/** Messages between a coach and their players. */
export const MESSAGING_MESSAGES = {
  textMissing: 'Please write a message.',
  recipientMissing: 'Please choose a player or a group.',
  oneRecipient: 'Please choose a player or a group, not both.',
  playerUnknown: 'This is not one of your players.',
  groupUnknown: 'We could not find this group.',
  groupEmpty: 'Nobody is in this group yet.',
  noCoach: 'You are not linked to a coach yet.',
  offerUnknown: 'We could not find this offer.',
  drillUnknown: 'This drill is no longer in your library.',
  lessonUnknown: 'We could not find this lesson.',
  quotedUnknown: 'The message you are replying to is no longer there.',
  cardOfOne: 'A lesson can be sent to its own player only.',
  imageLimit: (most: number) => `A message can have ${most} pictures at most.`,
  keyUsed: 'Another message was already sent with this key.',
  quickReplyMissing: 'Please write the reply.',
  quickReplyTaken: 'You already have this reply.',
  quickReplyLimit: (most: number) =>
    `You have ${most} quick replies, which is the limit. Please remove one you no longer use.`,
} as const;
