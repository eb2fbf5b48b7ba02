/** A coach's drills, and what players practise of them. */
export const DRILL_MESSAGES = {
  title: 'Please give the drill a title.',
  titleTaken: 'You already have a drill with this title.',
  minutes: (most: number) => `Please enter 1 to ${most} minutes, or leave this blank.`,
  target: 'Please enter 1 to 10 balls, or leave this blank.',
  targetFeet: (most: number) => `Please enter 1 to ${most} feet, or leave this blank.`,
  tagLimit: (most: number) => `A drill can have ${most} tags at most.`,
  videoUrl: 'Please enter an address that begins with https://.',
  full: (most: number) => `You have ${most} drills, which is the limit. Please delete some you no longer use.`,
  unknown: 'This drill is no longer in your library.',
} as const;

export const PRACTICE_MESSAGES = {
  drillsMissing: 'Please choose at least one drill.',
  drillLimit: (most: number) => `A plan can have ${most} drills at most.`,
  drillTwice: 'Each drill can be in a plan once. Give it more days instead.',
  daysMissing: 'Please choose at least one day.',
  dayLimit: (most: number) => `A drill can have ${most} days at most.`,
  dayPast: 'Please choose today or later.',
  dayFar: 'Please choose days within a year.',
  lessonUnknown: 'We could not find this lesson.',
  planLimit: (most: number) => `This player has ${most} plans under way, which is the limit. Please end one first.`,
  planEnded: 'This plan has ended.',
  planFull: 'This plan has been changed too many times. Please end it and set a new one.',
  changed: 'This plan was changed in the meantime. Please look at it again.',
  keyUsed: 'Another plan was already set with this key.',
  score: 'Please choose 0 to 10 balls.',
  doneAt: 'Please say when this was practised.',
} as const;
