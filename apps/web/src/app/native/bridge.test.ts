import { simulatedWrapper } from '@fairway/ui/testing/wrapper';
import { describe, expect, it, vi } from 'vitest';
import { createBridge, WrapperRefused } from './bridge.ts';
import { findPort } from './port.ts';

/** A bridge with a simulated wrapper at the other end, which answers a turn later, as a real one does. */
function bridgeTo(wrapper: ReturnType<typeof simulatedWrapper>) {
  const bridge = createBridge((json) => {
    const answers = wrapper.hear(json);
    queueMicrotask(() => answers.forEach((answer) => bridge.receive(answer)));
  });
  return bridge;
}

describe('the line to a wrapper', () => {
  it('says what it is told to', () => {
    const wrapper = simulatedWrapper();
    bridgeTo(wrapper).send({ type: 'logIn', api_token: 'token', user_id: 'me' });
    expect(wrapper.heard).toEqual([{ type: 'logIn', api_token: 'token', user_id: 'me' }]);
  });

  it('gives each question its own answer, whatever the order', async () => {
    const asked: { id: string }[] = [];
    const bridge = createBridge((json) => void asked.push(JSON.parse(json) as { id: string }));
    const answers = Promise.all([
      bridge.ask('products', { products: ['a'] }),
      bridge.ask('pickFile', { source: 'gallery', accept: [] }),
    ]);
    bridge.receive(JSON.stringify({ type: 'reply', id: asked[1]?.id, result: 'second' }));
    bridge.receive(JSON.stringify({ type: 'reply', id: asked[0]?.id, result: 'first' }));
    bridge.receive(JSON.stringify({ type: 'reply', id: asked[0]?.id, result: 'once more' }));
    expect(await answers).toEqual(['first', 'second']);
  });

  it('tells of a wrapper that will not, and of one that does not answer in time', async () => {
    const refused = bridgeTo(simulatedWrapper()).ask('products', { products: ['a'] });
    await expect(refused).rejects.toEqual(new WrapperRefused('The store does not answer.'));
    vi.useFakeTimers();
    const silent = createBridge(() => undefined).ask('products', { products: ['a'] }, 1_000);
    const waited = silent.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waited).toEqual(new WrapperRefused('The wrapper does not answer.'));
    vi.useRealTimers();
  });

  it('tells listeners what the wrapper says by itself, until they stop', async () => {
    const bridge = bridgeTo(simulatedWrapper({ pushToken: 'device' }));
    const heard = vi.fn<(event: { token: string }) => void>();
    const stop = bridge.on('pushToken', heard);
    bridge.send({ type: 'ready', version: '1.3.0' });
    await Promise.resolve();
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'pushToken', token: 'device' });
    stop();
    bridge.receive('{"type":"pushToken","token":"another"}');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('drops what is no message', () => {
    const bridge = createBridge(() => undefined);
    const heard = vi.fn();
    bridge.on('subscribedToApp', heard);
    for (const odd of ['{"type":"subscribedToUs"}', 'x', null, { type: 'subscribedToApp' }]) bridge.receive(odd);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the way out of the page', () => {
  const top = {};
  const page = (ends: object) => ({ top, self: top, ...ends });

  it.each([
    ['Android', (postMessage: (json: string) => void) => ({ fairwayNative: { postMessage } })],
    [
      'WebKit',
      (postMessage: (json: string) => void) => ({ webkit: { messageHandlers: { fairway: { postMessage } } } }),
    ],
    ['React Native', (postMessage: (json: string) => void) => ({ ReactNativeWebView: { postMessage } })],
  ])('of %s is found', (_, ends) => {
    const post = vi.fn<(json: string) => void>();
    findPort(page(ends(post)))?.('{}');
    expect(post).toHaveBeenCalledExactlyOnceWith('{}');
  });

  it('is called on its owner, as native objects must be', () => {
    const end = {
      said: '',
      postMessage(json: string) {
        this.said = json;
      },
    };
    findPort(page({ fairwayNative: end }))?.('hello');
    expect(end.said).toBe('hello');
  });

  it('is none in a plain browser, and none within a frame', () => {
    expect(findPort(page({}))).toBeNull();
    expect(findPort(page({ webkit: { messageHandlers: {} } }))).toBeNull();
    expect(findPort({ top, self: {}, fairwayNative: { postMessage: () => undefined } })).toBeNull();
  });
});
