import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { simulator } from './payments.ts';

/**
 * How the provider behaves: as the simulator does; taking a call and never answering; answering byte by byte without an end; with
 * faults of its own; or doing what is asked and never saying so.
 */
export type Manner = 'well' | 'silent' | 'dripping' | 'faulty' | 'mute';

export interface FrozenProvider {
  url: string;
  /** Sets how calls are answered from now on. */
  behave: (manner: Manner | ((call: string) => Manner)) => void;
  /** The calls that came, as `POST /v1/…`. */
  calls: string[];
  /** Connections that wait for an answer. */
  hanging: () => number;
}

const DRIP_MS = 10;

/** A card provider in front of the simulator that can be frozen. Call it inside a test: it ends with it. */
export async function frozenProvider(): Promise<FrozenProvider> {
  const calls: string[] = [];
  const hanging = new Set<ServerResponse>();
  let pickManner: (call: string) => Manner = () => 'well';

  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    calls.push(call);
    const manner = pickManner(call);
    if (manner === 'faulty') return fail(response);
    if (manner !== 'well') {
      hanging.add(response);
      response.once('close', () => hanging.delete(response));
    }
    if (manner === 'well')
      pass(request, (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)));
    if (manner === 'mute') pass(request, (answer) => answer.resume());
    if (manner === 'dripping') drip(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (manner) => {
      pickManner = typeof manner === 'function' ? manner : () => manner;
    },
    calls,
    hanging: () => hanging.size,
  };
}

function pass(from: IncomingMessage, answered: (answer: IncomingMessage) => void): void {
  const { method, headers, url } = from;
  from.pipe(forward(`${simulator.url}${url}`, { method: method ?? 'GET', headers }, answered));
}

function fail(response: ServerResponse): void {
  const body = JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong at our end.' } });
  response.writeHead(500, { 'content-type': 'application/json', 'stripe-should-retry': 'false' }).end(body);
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.once('close', () => clearInterval(timer));
}
