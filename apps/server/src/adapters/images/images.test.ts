import { crc32, deflateSync } from 'node:zlib';
import { aHeic, pixels, receivedFile } from '#test/pictures.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readHeic } from './heic.ts';
import { readPicture, UnusablePicture } from './images.ts';

const read = (content: Buffer | string) => readPicture(receivedFile(content).path);
const whyNot = async (content: Buffer | string) => {
  const thrown = await read(content).then(
    () => expect.unreachable('It was taken as a picture.'),
    (error: unknown) => error,
  );
  if (!(thrown instanceof UnusablePicture)) throw thrown;
  return thrown.why;
};

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A few kilobytes that unpack to `width` × `height` black pixels. */
function aBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 1000)), { level: 9 });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture', () => {
  test.each([
    ['PNG', pixels().png()],
    ['JPEG', pixels().jpeg()],
    ['GIF', pixels().gif()],
    ['WebP', pixels().webp()],
  ])('may come as %s and is drawn anew as WebP', async (_, source) => {
    const picture = await read(await source.toBuffer());
    expect(picture).toMatchObject({ content_type: 'image/webp', width: 60, height: 40 });
    for (const { content } of picture.sizes) expect((await sharp(content).metadata()).format).toBe('webp');
  });

  test('may come as an iPhone takes it, and keeps its colours and nothing of its maker', async () => {
    expect(aHeic().includes('Secret Phone')).toBe(true);
    const { content_type, width, height, sizes } = await read(aHeic());
    expect([content_type, width, height]).toEqual(['image/webp', 60, 40]);
    const drawn = sharp(sizes[0]!.content).removeAlpha();
    const [red = 255] = await drawn.clone().extract({ left: 10, top: 20, width: 1, height: 1 }).raw().toBuffer();
    const [white = 0] = await drawn.clone().extract({ left: 50, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect([red < 60, white > 240]).toEqual([true, true]);
    for (const { content } of sizes) expect(content.includes('Secret')).toBe(false);
  });

  test('waits for its turn when many come at once, and those that are none keep nobody from theirs', async () => {
    const good = await pixels().png().toBuffer();
    const many = [good, 'no picture', good, good.subarray(0, 60), good, good];
    const outcomes = await Promise.allSettled(many.map((content) => read(content)));
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false, true, true]);
  });

  test('is kept in three sizes and never enlarged', async () => {
    const { sizes, width, height } = await read(await pixels(1500, 600).jpeg().toBuffer());
    const drawn = await Promise.all(sizes.map(({ content }) => sharp(content).metadata()));
    expect(sizes.map(({ size }) => size)).toEqual([320, 1024, 2048]);
    expect(drawn.map(({ width, height }) => [width, height])).toEqual([
      [320, 128],
      [1024, 410],
      [1500, 600],
    ]);
    expect([width, height]).toEqual([1500, 600]);
  });

  test('says nothing of where, when and with what it was taken', async () => {
    const tagged = await pixels()
      .withExif({ IFD0: { Make: 'Secret Phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Place</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(tagged.includes('Secret Phone') && tagged.includes('Secret Place')).toBe(true);
    for (const { content } of (await read(tagged)).sizes) {
      const { exif, xmp, iptc, icc } = await sharp(content).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined });
      expect(content.includes('Secret')).toBe(false);
    }
  });

  test('that was taken with the phone on its side stands upright', async () => {
    const turned = await pixels().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { sizes, width, height } = await read(turned);
    expect([width, height]).toEqual([40, 60]);
    const [red = 0] = await sharp(sizes[0]!.content)
      .extract({ left: 20, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeLessThan(60);
    expect((await sharp(sizes[0]!.content).metadata()).orientation).toBeUndefined();
  });

  test('that moves is kept as its first moment', async () => {
    const frames = [
      pixels().png().toBuffer(),
      sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ];
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { sizes } = await read(moving);
    expect((await sharp(sizes[0]!.content).metadata()).pages ?? 1).toBe(1);
  });

  test('with something else behind it loses that', async () => {
    const polyglot = Buffer.concat([
      await pixels().gif().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    for (const { content } of (await read(polyglot)).sizes) {
      expect(content.includes('<script>')).toBe(false);
      expect(content.includes('PK\x03\x04')).toBe(false);
    }
  });
});

describe('no picture', () => {
  test.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a drawing that can run scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['nothing', ''],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(100)])],
    ['an archive', Buffer.from('PK\x03\x04 and so on, and so on, and so on')],
  ])('is %s', async (_, content) => {
    expect(await whyNot(content)).toBe('kind');
  });

  test('is a file that only begins like one', async () => {
    expect(await whyNot(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 'x')]))).toBe('broken');
  });

  test('is one that was cut off', async () => {
    const whole = await pixels(400, 400).png({ compressionLevel: 0 }).toBuffer();
    expect(await whyNot(whole.subarray(0, whole.length / 2))).toBe('broken');
  });

  test('is one of too many pixels, though it weighs nothing', async () => {
    const bomb = aBomb(60_000, 60_000);
    expect(bomb.length).toBeLessThan(10_000);
    expect(await whyNot(bomb)).toBe('huge');
    expect(await whyNot(aBomb(50_001, 1000))).toBe('huge');
  });

  test('is a HEIC that only begins like one', async () => {
    const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
    expect(await whyNot(box)).toBe('broken');
    expect(await whyNot(aHeic().subarray(0, 500))).toBe('broken');
  });

  test('is a HEIC of too many pixels', async () => {
    expect(await readHeic(receivedFile(aHeic()).path, 2399)).toEqual({ why: 'huge' });
  });
});
