import superjson from 'superjson';
import { vi } from 'vitest';

/** A call that a server has heard and not answered yet. */
interface HeardCall {
  /** As `lessons.star`. */
  name: string;
  answer: (data?: unknown) => void;
  refuse: (status?: number) => void;
}

const makeRefusal = (httpStatus: number) => ({ message: 'No', code: -32_603, data: { httpStatus } });

/** A server of which a test says what it answers, and when: the calls that it has heard and not answered, oldest first. */
export function stubServer(): HeardCall[] {
  const heard: HeardCall[] = [];
  const hear = (name: string) =>
    new Promise<object>((resolve) => {
      const end = (reply: object) => {
        heard.splice(heard.indexOf(call), 1);
        resolve(reply);
      };
      const call: HeardCall = {
        name,
        answer: (data = null) => end({ result: { data: superjson.serialize(data) } }),
        refuse: (status = 500) => end({ error: superjson.serialize(makeRefusal(status)) }),
      };
      heard.push(call);
    });
  vi.stubGlobal('fetch', async (url: string) => {
    // Calls that are made at once come in one request.
    const [, names = ''] = /\/trpc\/([^?]+)/.exec(url) ?? [];
    return Response.json(await Promise.all(names.split(',').map(hear)));
  });
  return heard;
}
