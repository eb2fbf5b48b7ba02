import { describe, expect, test } from 'vitest';
import { parseProbe, type VideoFacts } from './facts.ts';

const picture = {
  index: 0,
  codec_type: 'video',
  codec_name: 'h264',
  width: 1920,
  height: 1080,
  avg_frame_rate: '30/1',
  r_frame_rate: '30/1',
  duration: '12.500000',
};
const sound = { index: 1, codec_type: 'audio', codec_name: 'aac', start_time: '0.020000' };
const parse = (streams: object[], format: object = {}) => parseProbe(JSON.stringify({ streams, format }));
const plain: VideoFacts = {
  stream: 0,
  duration_ms: 12_500,
  width: 1920,
  height: 1080,
  fps: 30,
  hdr: null,
  sound: null,
};

describe('what ffprobe says of a file', () => {
  test.each<[string, object[], object, Partial<VideoFacts> | null]>([
    ['an ordinary clip', [picture], {}, {}],
    ['nothing', [], {}, null],
    ['a song with a cover', [{ ...picture, disposition: { attached_pic: 1 } }, sound], {}, null],
    ['sound alone', [sound], {}, null],
    ['pictures in a format nobody knows', [{ ...picture, codec_name: undefined }], {}, null],
    ['pictures of no size', [{ ...picture, width: 0 }], {}, null],
    ['the second stream', [sound, { ...picture, index: 3 }], {}, { stream: 3 }],
    ['a clip on its side', [{ ...picture, side_data_list: [{ rotation: -90 }] }], {}, { width: 1080, height: 1920 }],
    [
      'one turned the other way',
      [{ ...picture, side_data_list: [{}, { rotation: 270 }] }],
      {},
      { width: 1080, height: 1920 },
    ],
    ['one that old phones turned', [{ ...picture, tags: { rotate: '90' } }], {}, { width: 1080, height: 1920 }],
    ['one upside down', [{ ...picture, side_data_list: [{ rotation: 180 }] }], {}, {}],
    ['pixels that are not square', [{ ...picture, width: 1440, sample_aspect_ratio: '4:3' }], {}, {}],
    ['pixels of no shape', [{ ...picture, sample_aspect_ratio: '0:1' }], {}, {}],
    ['a rate in fractions', [{ ...picture, avg_frame_rate: '240000/1001' }], {}, { fps: 240_000 / 1001 }],
    ['an average that is unknown', [{ ...picture, avg_frame_rate: '0/0', r_frame_rate: '60/1' }], {}, { fps: 60 }],
    ['a clock in place of a rate', [{ ...picture, avg_frame_rate: '90000/1' }], {}, { fps: 0 }],
    [
      'a length that only the file knows',
      [{ ...picture, duration: undefined }],
      { duration: '3.5' },
      { duration_ms: 3500 },
    ],
    ['a length that nobody knows', [{ ...picture, duration: 'N/A' }], { duration: 'N/A' }, { duration_ms: null }],
  ])('%s', (_, streams, format, expected) => {
    const facts = parse(streams, format);
    expect(facts && { ...facts, sound: null }).toEqual(expected && { ...plain, ...expected });
  });

  test.each(['smpte2084', 'arib-std-b67'] as const)('light beyond an ordinary screen: %s', (color_transfer) => {
    expect(parse([{ ...picture, color_transfer }])?.hdr).toBe(color_transfer);
    expect(parse([{ ...picture, color_transfer: 'bt709' }])?.hdr).toBeNull();
  });

  test('sound, and when it begins', () => {
    expect(parse([picture, sound])?.sound).toEqual({ stream: 1, delay_ms: 20 });
    expect(parse([{ ...picture, start_time: '0.120' }, sound])?.sound).toEqual({ stream: 1, delay_ms: -100 });
    expect(parse([picture, { ...sound, codec_name: undefined }])?.sound).toBeNull();
  });
});
