import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';
import { testFolder } from './storage.ts';

const BUCKET = 'fairway';

const isPart = (name: string): boolean => /^\d+$/.test(name);

/**
 * What the stand-in does not know of uploads in parts, in the words of the real ones: which parts have come, which uploads are under
 * way, and the end of one. It keeps each in a folder of its own.
 */
function answerParts(folder: string) {
  const uploads = path.join(folder, BUCKET, '._S3rver_uploads');
  const list = async (within: string) => (await readdir(within).catch(() => [])).sort((a, b) => Number(a) - Number(b));

  const listParts = async (id: string) => {
    if (!(await stat(path.join(uploads, id)).catch(() => null)))
      return { status: 404, xml: '<Error><Code>NoSuchUpload</Code><Message>There is no such upload</Message></Error>' };
    const parts = (await list(path.join(uploads, id))).filter(isPart).map(async (name) => {
      const { size } = await stat(path.join(uploads, id, name));
      const etag = await readFile(path.join(uploads, id, `${name}.md5`), 'utf8').catch(() => '');
      return `<Part><PartNumber>${name}</PartNumber><ETag>"${etag}"</ETag><Size>${size}</Size></Part>`;
    });
    return { status: 200, xml: `<ListPartsResult>${(await Promise.all(parts)).join('')}</ListPartsResult>` };
  };

  const listUploads = async (prefix: string) => {
    const open = (await list(uploads)).map(async (id) => {
      const key = await readFile(path.join(uploads, id, 'key'), 'utf8').catch(() => null);
      return key?.startsWith(prefix) ? `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>` : '';
    });
    const found = (await Promise.all(open)).join('');
    return { status: 200, xml: `<ListMultipartUploadsResult>${found}</ListMultipartUploadsResult>` };
  };

  const abort = async (id: string) => {
    await rm(path.join(uploads, id), { recursive: true, force: true });
    return { status: 204, xml: '' };
  };

  return ({ method = '', url = '/' }: { method?: string | undefined; url?: string | undefined }) => {
    const { searchParams } = new URL(url, 'http://s3');
    const id = searchParams.get('uploadId');
    if (id !== null && /^[0-9a-f]+$/.test(id)) {
      if (method === 'GET') return listParts(id);
      if (method === 'DELETE') return abort(id);
    }
    return method === 'GET' && searchParams.has('uploads') ? listUploads(searchParams.get('prefix') ?? '') : null;
  };
}

/** An S3-compatible store for one test file, with one empty bucket, and the settings of a server that keeps its files there. */
export async function testS3(): Promise<{ settings: Record<string, string>; close: () => Promise<void> }> {
  const directory = testFolder();
  const s3 = new S3rver({
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = answerParts(directory);
  const others = s3.callback();
  const server = createServer((request, response) => {
    const ours = answer(request);
    if (!ours) return others(request, response);
    void ours.then(({ status, xml }) => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    STORAGE: 's3',
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { settings, close };
}
