import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How the server treats the next message; `lose` accepts it and drops the connection before it confirms. */
export type Behaviour = 'accept' | 'no-such-person' | 'busy' | 'lose';

/** A mail server for tests with the part of SMTP that a client needs; its behaviour can be set. */
export class MailServer {
  /** The received messages, including those that were not confirmed. */
  readonly messages: string[] = [];
  /** The behaviour for the next messages, in order; afterwards `accept`. */
  readonly orders: Behaviour[] = [];

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.serve(socket));
  }

  static async start(): Promise<MailServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new MailServer(server);
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private serve(socket: Socket): void {
    let lines = '';
    let message: string | null = null;
    let behaviour: Behaviour = 'accept';
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.setEncoding('utf8').on('error', () => undefined);
    say('220 mail.test ready');
    socket.on('data', (chunk: string) => {
      lines += chunk;
      for (let end = lines.indexOf('\r\n'); end >= 0; end = lines.indexOf('\r\n')) {
        const line = lines.slice(0, end);
        lines = lines.slice(end + 2);
        if (message !== null && line !== '.') {
          message += `${line}\r\n`;
        } else if (message !== null) {
          this.messages.push(message);
          message = null;
          if (behaviour === 'lose') return void socket.destroy();
          say('250 taken');
        } else if (/^EHLO|^HELO/i.test(line)) {
          say('250 mail.test');
        } else if (/^MAIL/i.test(line)) {
          behaviour = this.orders.shift() ?? 'accept';
          say('250 ok');
        } else if (/^RCPT/i.test(line)) {
          say(
            behaviour === 'no-such-person' ? '550 no such person' : behaviour === 'busy' ? '451 try later' : '250 ok',
          );
        } else if (/^DATA/i.test(line)) {
          message = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else {
          say('250 ok');
        }
      }
    });
  }
}
