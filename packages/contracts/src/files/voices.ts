/** What a voice may weigh (R8). */
export const VOICE_LIMITS = { bytes: 25 * 1024 * 1024 } as const;
