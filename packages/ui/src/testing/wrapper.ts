/** A message of the native bridge (docs/native-bridge.md), as JSON spells it. */
interface Message {
  type: string;
  id?: string;
  [field: string]: unknown;
}

/** What a simulated wrapper has and does. */
export interface WrapperSetting {
  /** What its store sells, in any of the shapes stores have. */
  products?: unknown[];
  /** What comes of a purchase: bought with this receipt, or given up with this reason. */
  purchase?: { store: 'local'; receipt: string } | { gaveUp: string };
  /** What is picked; null when the person picks nothing. */
  file?: { name: string; mime: string; data: string } | null;
  pushToken?: string;
}

/** A wrapper for stories and tests: the other end of the bridge, without a phone. */
export interface SimulatedWrapper {
  /** Hears a message of the app; answers what it says to that, in order. */
  hear: (json: string) => string[];
  /** All that the app has said. */
  heard: Message[];
}

function answersTo(message: Message, { products, purchase, file, pushToken }: WrapperSetting): Message[] {
  const { type, id = '' } = message;
  const reply = (result: unknown): Message[] => [{ type: 'reply', id, result }];
  switch (type) {
    case 'ready':
      return pushToken === undefined ? [] : [{ type: 'pushToken', token: pushToken }];
    case 'products':
      return products ? reply({ products }) : [{ type: 'refused', id, message: 'The store does not answer.' }];
    case 'pickFile':
      return reply(file ?? null);
    case 'shareImage':
      return reply(null);
    case 'subscribeToProduct': {
      if (!purchase || 'gaveUp' in purchase)
        return [{ type: 'cantsubscribe', ...(purchase ? { message: purchase.gaveUp } : {}) }];
      return [{ type: 'subscribedToApp', purchase: { ...purchase, product_id: message['product'] } }];
    }
    default:
      return [];
  }
}

export function simulatedWrapper(setting: WrapperSetting = {}): SimulatedWrapper {
  const heard: Message[] = [];
  return {
    heard,
    hear(json) {
      const message = JSON.parse(json) as Message;
      heard.push(message);
      return answersTo(message, setting).map((answer) => JSON.stringify(answer));
    },
  };
}
