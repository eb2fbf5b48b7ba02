/** Users and their administration. */
export const USER_MESSAGES = {
  ownLevel: 'You cannot change your own role.',
  playerStays: 'A player stays a player: their lessons and credits are with their coach.',
  playersJoin: 'Players join with their coach’s code or invitation.',
  coachHasPlayers: 'A coach who has players or lessons cannot become an admin.',
  playerKeepsCoach: 'A player stays with their coach.',
  onlyPlayersHaveCoach: 'Only a player has a coach.',
  closeInAccount: 'You can close your own account in the account area.',
  notYourself: 'You cannot delete yourself.',
  typeMissing: 'Please choose coach or admin.',
  quietBoth: 'Please choose both times, or switch quiet hours off.',
  quietSame: 'Please choose two different times.',
  tooLong: 'At most 255 characters, please.',
} as const;
