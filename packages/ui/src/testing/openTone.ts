/** A tone in place of a microphone, which a test machine has none of. */
export function openTone(): MediaStream {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const destination = context.createMediaStreamDestination();
  tone.connect(destination);
  tone.start();
  return destination.stream;
}
