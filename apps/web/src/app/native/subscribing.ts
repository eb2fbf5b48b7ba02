import { readProducts, type StoreProduct } from './messages.ts';
import { wrapper } from './wrapper.ts';

const PATIENCE_MS = 15_000;

/** Whether there is a store to buy in: only the wrapper has one. */
export const hasStore = wrapper !== null;

/** What the phone's store says of these products; in a plain browser there is none. */
export async function productsOnSale(products: string[]): Promise<StoreProduct[]> {
  return wrapper ? readProducts(await wrapper.ask('products', { products }, PATIENCE_MS)) : [];
}

/** Has the wrapper sell a subscription; it tells by `subscribedToApp` or `cantsubscribe` how that went. */
export function subscribeToProduct(product: string, user_id: string): void {
  wrapper?.send({ type: 'subscribeToProduct', product, user_id });
}

/** Listens for a purchase that came to nothing. */
export const onCantSubscribe = (listener: (message: string | undefined) => void): (() => void) =>
  wrapper?.on('cantsubscribe', ({ message }) => listener(message)) ?? (() => undefined);
