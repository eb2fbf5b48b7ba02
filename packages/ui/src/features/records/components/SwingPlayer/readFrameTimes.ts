/** A clip that has more frames than this is stepped through evenly: reading their times would cost more than they are worth. */
const MOST_FRAMES = 20_000;

/**
 * The times of a clip's frames, in seconds, as its file has them: read from its table of contents, without decoding a picture.
 * It rejects where the file cannot be read.
 */
export async function readFrameTimes(src: string, signal: AbortSignal): Promise<number[]> {
  const { BlobSource, EncodedPacketSink, Input, MP4, QTFF, UrlSource, WEBM } = await import('mediabunny');
  // What lies on the device is read as it lies there; a server is asked for the stretches that are needed.
  const source = /^(blob|data):/.test(src)
    ? new BlobSource(await (await fetch(src, { signal })).blob())
    : new UrlSource(src);
  const input = new Input({ source, formats: [MP4, QTFF, WEBM] });
  const stop = () => input.dispose();
  signal.addEventListener('abort', stop);
  try {
    const track = await input.getPrimaryVideoTrack();
    const times: number[] = [];
    if (!track) return times;
    for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
      if (signal.aborted || times.length >= MOST_FRAMES) return [];
      times.push(packet.timestamp);
    }
    return times;
  } finally {
    signal.removeEventListener('abort', stop);
    input.dispose();
  }
}
