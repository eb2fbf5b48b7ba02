/** A stream as a browser has one, of which a test says what comes. */
export class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }

  /** The streams that are not closed. */
  static get live(): FakeSource[] {
    return FakeSource.opened.filter(({ readyState }) => readyState !== 2);
  }

  close(): void {
    this.readyState = 2;
  }

  say(name: string, lastEventId: string, data: object = {}): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }

  /** The line breaks, and the browser comes again by itself. */
  breakOff(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  /** The server says no, which to a browser is the end. */
  refuse(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}
