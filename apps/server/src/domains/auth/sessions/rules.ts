import type { Device } from '@fairway/contracts/auth/accounts';

type Known = Pick<Device, 'name' | 'kind'>;

/** In the order in which they are asked: many a browser also names those it descends from. */
const BROWSERS: [RegExp, string][] = [
  [/FairwayApp|; wv\)/, 'Fairway app'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
  // A page of an app on an iPhone has Apple's engine and no browser's name.
  [/(iPhone|iPad).*AppleWebKit/, 'Fairway app'],
];
const SYSTEMS: [RegExp, string, Known['kind']][] = [
  [/iPhone|iPod/, 'an iPhone', 'phone'],
  [/iPad/, 'an iPad', 'tablet'],
  [/Android.*Mobile/, 'an Android phone', 'phone'],
  [/Android/, 'an Android tablet', 'tablet'],
  [/Windows/, 'Windows', 'computer'],
  [/Macintosh|Mac OS X/, 'a Mac', 'computer'],
  [/CrOS/, 'a Chromebook', 'computer'],
  [/Linux/, 'Linux', 'computer'],
];

/** A device by what its browser says of itself, in words that its owner knows it by: "Safari on an iPhone". */
export function describeDevice(user_agent: string | null): Known {
  const said = user_agent ?? '';
  const browser = BROWSERS.find(([sign]) => sign.test(said))?.[1];
  const [, system, kind = 'other'] = SYSTEMS.find(([sign]) => sign.test(said)) ?? [];
  if (browser && system) return { name: `${browser} on ${system}`, kind };
  return { name: browser ?? (system ? `Something on ${system}` : 'Another device'), kind };
}
