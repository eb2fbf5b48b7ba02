import { createServer } from 'node:net';

/** A mail server that takes everything at once and keeps nothing: it counts. Its parent asks it for the count. */
let taken = 0;
const server = createServer((socket) => {
  let inMail = false;
  let rest = '';
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  socket.on('error', () => {});
  socket.write('220 sink\r\n');
  socket.on('data', (part: string) => {
    rest += part;
    for (;;) {
      const end = rest.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = rest.slice(0, end);
      rest = rest.slice(end + (inMail ? 5 : 2));
      if (inMail) taken += 1;
      const asksForMail = !inMail && /^DATA/i.test(line);
      inMail = asksForMail;
      socket.write(asksForMail ? '354 go on\r\n' : '250 yes\r\n');
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.on('message', () => process.send?.(taken));
  process.once('disconnect', () => process.exit(0));
  process.send?.({ url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
