import { UPLOAD_USES } from '@fairway/contracts/files/resumable-uploads';

/** The paths that speak tus: their bodies are bytes, and what they say stands in headers. */
export const UPLOADS_TAG = 'Uploads in parts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
const VERSION = header('Tus-Resumable', '`1.0.0`');
const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const OFFSET = 'How many bytes have come';
const LIES_AT = 'Where the file is served, once all of it is there';
const EXPIRES = 'Until when an upload that stands still is kept';

const done = (description: string, headers: Record<string, string> = {}) => ({
  description,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, about]) => [name, { description: about, schema: { type: 'string' } }]),
  ),
});

const problem = (name: string) => ({ $ref: `#/components/responses/${name}` });
const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
const REFUSALS = {
  401: problem('Unauthenticated'),
  403: problem('Forbidden'),
  412: error('Another version of the protocol'),
  503: problem('Unavailable'),
};
const OF_ONE = {
  ...REFUSALS,
  404: problem('NotFound'),
  410: error('It stood still for too long'),
  423: error('Another connection is sending it'),
};
const OF_BYTES = {
  413: error('More than its kind may weigh, or than was said'),
  422: problem('Invalid'),
  429: problem('TooManyRequests'),
  507: problem('StorageFull'),
};
const BYTES = {
  content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

/** The document of uploads in parts (R8). */
export const UPLOAD_PATHS = {
  '/uploads': {
    options: {
      operationId: 'uploads.capabilities',
      summary: 'What of tus 1.0.0 is spoken here',
      tags: [UPLOADS_TAG],
      security: [],
      responses: { 204: done('In headers', { 'Tus-Extension': 'The extensions', 'Tus-Max-Size': 'In bytes' }) },
    },
    post: {
      operationId: 'uploads.begin',
      summary: 'Begin an upload, perhaps with its first bytes',
      tags: [UPLOADS_TAG],
      parameters: [
        VERSION,
        header('Upload-Length', 'All bytes of the file'),
        header('Upload-Metadata', `\`filename\`, \`filetype\` and \`use\`: ${UPLOAD_USES.join(', ')}`),
      ],
      requestBody: { required: false, ...BYTES },
      responses: {
        201: done('Begun', {
          Location: 'Its address, which ends in its id',
          'Upload-Offset': OFFSET,
          'Upload-Expires': EXPIRES,
        }),
        400: error('A header is missing or cannot be read'),
        ...REFUSALS,
        ...OF_BYTES,
      },
    },
  },
  '/uploads/{id}': {
    head: {
      operationId: 'uploads.progress',
      summary: 'How far an upload is',
      tags: [UPLOADS_TAG],
      parameters: [ID, VERSION],
      responses: {
        200: done('In headers', {
          'Upload-Offset': OFFSET,
          'Upload-Length': 'Of how many',
          'Content-Location': LIES_AT,
        }),
        ...OF_ONE,
      },
    },
    patch: {
      operationId: 'uploads.append',
      summary: 'Send the next bytes of an upload; the last make a file of it',
      tags: [UPLOADS_TAG],
      parameters: [ID, VERSION, header('Upload-Offset', OFFSET)],
      requestBody: { required: true, ...BYTES },
      responses: {
        204: done('Taken', { 'Upload-Offset': OFFSET, 'Upload-Expires': EXPIRES, 'Content-Location': LIES_AT }),
        400: error('A header is missing or cannot be read'),
        409: error('Another offset than how many bytes have come'),
        ...OF_ONE,
        ...OF_BYTES,
      },
    },
    delete: {
      operationId: 'uploads.end',
      summary: 'Give an upload up with all that has come of it',
      tags: [UPLOADS_TAG],
      parameters: [ID, VERSION],
      responses: { 204: done('Gone'), 409: error('It is in use'), ...OF_ONE },
    },
  },
};
