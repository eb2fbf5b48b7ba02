// The web app's server in development: Vite with hot reload, and everything of the API passed on to API_ORIGIN.
import path from 'node:path';
import { createServer } from 'vite';
import { root } from '../../process/paths.ts';

const target = process.env.API_ORIGIN;
const paths = ['/api', '/trpc', '/calendar', '/files', '/metrics', '/admin/queues'];
const server = await createServer({
  root: path.join(root, 'apps/web'),
  clearScreen: false,
  server: {
    host: process.env.HOST,
    port: Number(process.env.PORT),
    strictPort: true,
    proxy: Object.fromEntries(paths.map((each) => [`^${each}(/|\\?|$)`, { target, xfwd: true }])),
  },
});
await server.listen();
