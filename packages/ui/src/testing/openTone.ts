/** A tone in place of a microphone, which a test machine has none of. It is heard from the beginning: who records silence has nothing. */
export async function openTone(): Promise<MediaStream> {
  const context = new AudioContext();
  await context.resume();
  const tone = context.createOscillator();
  const destination = context.createMediaStreamDestination();
  tone.connect(destination);
  tone.start();
  return destination.stream;
}
