const KEY = 'fairway-web-push-offer';

/** Whether somebody on this device has said that they do not want to be offered notifications. */
export function isOfferDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Offers nothing again on this device. */
export function dismissOffer(): void {
  try {
    localStorage.setItem(KEY, 'dismissed');
  } catch {
    // A browser that keeps nothing offers it again.
  }
}
