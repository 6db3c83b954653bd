import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Environment } from '../environment.js';
import { onCallEnded } from '../logging/request-log.js';
import { Metrics } from './metrics.js';
import { PlatformMeasures } from './platform-measures.js';

/** Serves `GET /metrics` on a separate port that the load balancer does not expose; only when METRICS_PORT is set. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;
  private forget: (() => void) | undefined;

  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly metrics: Metrics,
    private readonly measures: PlatformMeasures,
  ) {}

  /** @throws Error when the port is in use: an operator who asked for metrics must not be left without them */
  async onApplicationBootstrap(): Promise<void> {
    const { metrics } = this.environment;
    if (!metrics) return;
    this.metrics.begin();
    this.measures.register();
    this.forget = onCallEnded((request, response, ms) => this.metrics.observe(request, response, ms / 1000));
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      this.metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': this.metrics.contentType }).end(text),
        (error: unknown) => {
          this.logger.error(error);
          response.writeHead(500).end();
        },
      );
    });
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(metrics.port, metrics.host, resolve),
    );
    this.server = server;
  }

  /** The port on which it listens; undefined when it does not listen. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | undefined)?.port;
  }

  onApplicationShutdown(): void {
    this.forget?.();
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
