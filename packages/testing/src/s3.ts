import S3rver from 's3rver';
import { testFolder } from './storage.ts';

/** An S3-compatible store for one test file, with one empty bucket, and the settings of a server that keeps its files there. */
export async function testS3(): Promise<{ settings: Record<string, string>; close: () => Promise<void> }> {
  const bucket = 'fairway';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: testFolder(),
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const settings = {
    STORAGE: 's3',
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { settings, close: () => server.close() };
}
