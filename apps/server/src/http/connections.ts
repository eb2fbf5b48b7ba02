import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { BODY_LIMITS } from './bodies.ts';
import { errorResponse, timedOut } from './errors.ts';

/** How long the headers of a request may take, and how often that is looked at. */
const HEADERS_MS = 20_000;
const LOOKS = 4;

/** What Node cannot make a request of: it took too long, its headers are too long, or it is no HTTP. */
const STATUS: Record<string, { code: number; reason: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 408, reason: 'Request Timeout' },
  HPE_HEADER_OVERFLOW: { code: 431, reason: 'Request Header Fields Too Large' },
};
const UNREADABLE = { code: 400, reason: 'Bad Request' };

/** Answers what never became a request, in JSON like all else (V3), and closes the connection. */
function answerBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const { code, reason } = STATUS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(errorResponse(Object.assign(timedOut(), { statusCode: code })).body);
  socket.end(
    [
      `HTTP/1.1 ${code} ${reason}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

/**
 * How connections are kept: whoever does not get round to sending the headers of a request is not waited for. The time of bodies is
 * watched by `Bodies`, since Node's own limit would be one for a line of JSON and for a video over a phone's connection.
 */
export function connectionOptions(
  timeoutMs = BODY_LIMITS.timeoutMs,
): Pick<FastifyHttpOptions<Server>, 'http' | 'clientErrorHandler'> {
  const headersTimeout = Math.min(HEADERS_MS, timeoutMs);
  return {
    http: { headersTimeout, connectionsCheckingInterval: Math.ceil(headersTimeout / LOOKS) },
    clientErrorHandler: answerBroken,
  };
}
