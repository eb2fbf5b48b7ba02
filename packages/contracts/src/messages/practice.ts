/** Skills, key reminders and goals. */
export const PRACTICE_MESSAGES = {
  playerUnknown: 'This is none of your players.',
  disciplineMissing: 'Please name the skill.',
  score: 'Please give a whole number from 0 to 10.',
  descriptionLength: 'This description is too long. Please shorten it.',
  lessonUnknown: 'This is none of your lessons with this player.',
  otherPlayer: 'This belongs to another player.',
  skillLimit: (most: number) => `A player can have ${most} skills at most.`,
  reminderTitle: 'Please write a title.',
  reminderLimit: (most: number) =>
    `A player can have ${most} reminders at most. Please delete one that is no longer needed.`,
  reminderUnknown: 'A reminder in this order is no longer there.',
  reminderTwice: 'A reminder can have one place only.',
} as const;
