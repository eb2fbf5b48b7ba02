import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Payments } from '#adapters/stripe/payments.ts';
import type { AppServices } from '#app/context.ts';

const YEAR_S = 365 * 24 * 3600;

/** What `x-robots-tag` says to search engines of what is shared by a link. */
export const NO_INDEX = 'noindex, nofollow, noarchive';

/** Only a browser that came by https is told to stay there. */
const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * What goes with every answer that is no page. The same few headers each time, set without helmet, which would work them
 * out anew for each of the busiest requests.
 */
export function guardAnswers(app: FastifyInstance, publicUrl: string): void {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(isHttps(publicUrl) ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` } : {}),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What goes with a script, a style, a font or a picture of the app: what it may do is said by the page that loads it. */
export function guardAssets(app: FastifyInstance, publicUrl: string): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    ...(isHttps(publicUrl) ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` } : {}),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What the policy of this installation depends on. */
type Ours = Pick<AppServices, 'publicUrl'> & { payments: Pick<Payments, 'publishableKey' | 'apiUrl'> };

const STRIPE_JS = 'https://js.stripe.com';
/** Sources of Stripe's own form for cards, where it is set up. */
const stripeOnly = ({ publishableKey }: Ours['payments'], ...sources: string[]) =>
  publishableKey === null ? [] : sources;

/**
 * What pages may do: our own scripts, styles, images and calls, nothing in line but styles (Mantine writes its variables so;
 * a style cannot run) and the scripts that the build itself has put there, by their hashes; never in another site's frame.
 */
const pagePolicy = ({ publicUrl, payments }: Ours, scripts: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts, ...stripeOnly(payments, STRIPE_JS)],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'media-src': ["'self'", 'blob:'],
      'font-src': ["'self'", 'data:'],
      // The browser confirms cards where they are kept, at Stripe or at its stand-in; a clip that lies on this device tells of its frames.
      'connect-src': ["'self'", 'blob:', new URL(payments.apiUrl).origin],
      'frame-src': ["'self'", ...stripeOnly(payments, STRIPE_JS, 'https://hooks.stripe.com')],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      ...(isHttps(publicUrl) ? { 'upgrade-insecure-requests': [] } : {}),
    },
  },
  strictTransportSecurity: isHttps(publicUrl) ? { maxAge: YEAR_S, includeSubDomains: true } : false,
  // Every file is ours; other sites may show our icon.
  crossOriginResourcePolicy: { policy: 'same-site' },
});

/** `scripts` are the hashes of those that pages have in line. */
export async function guardPages(app: FastifyInstance, ours: Ours, scripts: readonly string[]): Promise<void> {
  await app.register(helmet, pagePolicy(ours, scripts));
}
