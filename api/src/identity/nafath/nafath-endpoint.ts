import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { Environment } from '../../platform/index.js';

/** Credentials of the simulator: no secret, it runs only beside sample people. */
export const simulatorCredentials = { appId: 'waqf-simulator', appKey: 'waqf-simulator-key' } as const;

/** Where Nafath is: the configured address, otherwise the simulator in this very process. */
@Injectable()
export class NafathEndpoint {
  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Base address without a trailing slash, and the headers of every call. */
  address(): { base: string; headers: Record<string, string> } {
    const { nafath } = this.environment;
    if (nafath) return { base: nafath.url, headers: { 'APP-ID': nafath.appId, 'APP-KEY': nafath.appKey } };
    return {
      base: `${this.ownAddress()}/simulator/nafath`,
      headers: { 'APP-ID': simulatorCredentials.appId, 'APP-KEY': simulatorCredentials.appKey },
    };
  }

  /** This process as it reaches itself: over loopback, unless it listens on one other interface only. */
  ownAddress(): string {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the server does not listen yet');
    if (['::', '0.0.0.0'].includes(address.address)) return `http://127.0.0.1:${address.port}`;
    return `http://${isIPv6(address.address) ? `[${address.address}]` : address.address}:${address.port}`;
  }
}
