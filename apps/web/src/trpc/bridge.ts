/** The one file that names the server: types only, nothing of it reaches the browser. */
export type { AppRouter } from '@fairway/server/app-router';
