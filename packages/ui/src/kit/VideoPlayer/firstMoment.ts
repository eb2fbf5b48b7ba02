/** Safari shows nothing of a video until it plays, unless it is asked for its first moment. */
export const firstMoment = (src: string): string => (src.startsWith('data:') ? src : `${src}#t=0.001`);
