/** The messages between the app and its native wrapper, JSON each way; docs/native-bridge.md tells wrapper authors of them. */

/** What a store has on sale, in whichever of three shapes it says so. */
export interface StoreProduct {
  id: string;
  title: string;
  /** As the store writes it for the buyer: "£9.99". */
  price: string;
}

/** A purchase as the wrapper has it from its store, for `POST /subscribe`. */
interface StorePurchase {
  store: 'apple' | 'google' | 'local';
  product_id: string;
  receipt: string;
}

/** A file of the phone, its content in base64. */
export interface NativeFile {
  name: string;
  mime: string;
  data: string;
}

/** What the app says. A message with an `id` is a question: the wrapper answers it by `reply` or `refused`. */
export type ToWrapper =
  | { type: 'ready'; version: string }
  | { type: 'logIn'; api_token: string; user_id: string }
  | { type: 'logOut' }
  | { type: 'pickFile'; id: string; source: 'camera' | 'gallery'; accept: string[] }
  | ({ type: 'shareImage'; id: string; title: string } & NativeFile)
  | { type: 'products'; id: string; products: string[] }
  | { type: 'subscribeToProduct'; product: string; user_id: string }
  | { type: 'openExternal'; url: string };

/** What the wrapper says. */
export type FromWrapper =
  | { type: 'pushToken'; token: string }
  | { type: 'subscribedToApp'; token?: string; purchase?: StorePurchase }
  | { type: 'cantsubscribe'; message?: string }
  | { type: 'reply'; id: string; result: unknown }
  | { type: 'refused'; id: string; message?: string };

type Fields = Record<string, unknown>;

const MOST_TOKEN = 4096;
const MOST_TEXT = 255;
const MOST_RECEIPT = 20_000;
/** Base64 of the largest picture that is taken (R7: 10 MB). */
const MOST_DATA = 14_000_000;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, most = MOST_TEXT): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most;

const readText = (value: unknown, most = MOST_TEXT): string | undefined => (isText(value, most) ? value : undefined);

function readPurchase(value: unknown): StorePurchase | undefined {
  if (!isFields(value)) return undefined;
  const { store, product_id, receipt } = value;
  if (store !== 'apple' && store !== 'google' && store !== 'local') return undefined;
  return isText(product_id) && isText(receipt, MOST_RECEIPT) ? { store, product_id, receipt } : undefined;
}

/** What a wrapper has said, or null for what is no message of this protocol. */
export function readMessage(json: unknown): FromWrapper | null {
  const said = parsed(json);
  if (!said) return null;
  switch (said['type']) {
    case 'pushToken':
      return isText(said['token'], MOST_TOKEN) ? { type: 'pushToken', token: said['token'] } : null;
    case 'subscribedToApp': {
      const token = readText(said['token'], MOST_TOKEN);
      const purchase = readPurchase(said['purchase']);
      return { type: 'subscribedToApp', ...(token && { token }), ...(purchase && { purchase }) };
    }
    case 'cantsubscribe': {
      const message = readText(said['message']);
      return { type: 'cantsubscribe', ...(message && { message }) };
    }
    case 'reply':
      return isText(said['id']) ? { type: 'reply', id: said['id'], result: said['result'] } : null;
    case 'refused': {
      const message = readText(said['message']);
      return isText(said['id']) ? { type: 'refused', id: said['id'], ...(message && { message }) } : null;
    }
    default:
      return null;
  }
}

function parsed(json: unknown): Fields | null {
  if (typeof json !== 'string' || json.length > MOST_DATA + MOST_RECEIPT) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

/** The file of an answer to `pickFile`; null when nothing was picked, or nothing that can be read. */
export function readFile(result: unknown): NativeFile | null {
  if (!isFields(result)) return null;
  const { name, mime, data } = result;
  return isText(name) && isText(mime) && isText(data, MOST_DATA) ? { name, mime, data } : null;
}

/** "Pro subscription (Fairway: golf coaching)" → "Pro subscription": stores put the app's name behind a title. */
const withoutBrand = (title: string): string =>
  title.replace(/\s*\([^()]*\)\s*$/, '').replace(/\s*[-–|:]\s*Fairway\b.*$/i, '') || title;

const readPrice = ({ priceFormatted, localizedPrice, price }: Fields): string =>
  [priceFormatted, localizedPrice, price].find((one) => isText(one)) ?? '';

/** The products of an answer to `products`, whichever shape each has; what makes no sense is left out. */
export function readProducts(result: unknown): StoreProduct[] {
  const list = isFields(result) ? result['products'] : result;
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    if (!isFields(one)) return [];
    const id = one['id'] ?? one['itemId'] ?? one['productIdentifier'];
    const title = one['title'] ?? one['localizedTitle'] ?? one['localizedDescription'];
    return isText(id) && isText(title) ? [{ id, title: withoutBrand(title), price: readPrice(one) }] : [];
  });
}
