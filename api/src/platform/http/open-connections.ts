import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const lookEveryMs = 100;

/**
 * The connections of a server, so that they can be closed cleanly. Browsers open some in advance that they may never
 * use: Node treats a connection without a request as busy, so every stop would wait for it until its time limit.
 */
export class OpenConnections {
  private readonly sockets = new Set<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** Accepts no new connection; idle and unused ones close now, busy ones when they are answered or the time is up. */
  async finish(patienceMs: number): Promise<void> {
    const { server } = this;
    if (!server.listening) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), patienceMs);
      const sweep = setInterval(() => this.closeUnused(), lookEveryMs);
      server.close(() => {
        clearTimeout(timer);
        clearInterval(sweep);
        resolve();
      });
      server.closeIdleConnections();
    });
  }

  private closeUnused(): void {
    this.server.closeIdleConnections();
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
