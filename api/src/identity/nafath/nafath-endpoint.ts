import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { Environment } from '../../platform/index.js';

/** Credentials of the simulator. They are not secret: the simulator runs only with sample people. */
export const simulatorCredentials = {
  appId: 'waqf-simulator',
  appKey: 'waqf-simulator-key',
  issuer: 'nafath-simulator',
} as const;

/** Where Nafath is reached, and which claims its tokens must have. */
export interface NafathAddress {
  readonly base: string;
  readonly headers: Record<string, string>;
  /** The expected claim `iss`. */
  readonly issuer: string;
  /** The expected claim `aud`: our application at Nafath. A token for another application of Nafath is not accepted. */
  readonly audience: string;
  /** True when the phone shows what is confirmed. Nafath's wire API has no field for it; the simulator's has one. */
  readonly showsSubject: boolean;
}

/** Where Nafath is reached: at the configured address, otherwise at the simulator in this very process. */
@Injectable()
export class NafathEndpoint {
  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  /**
   * The base address without a trailing slash, the headers of every call, and the issuer and audience of its tokens.
   */
  address(): NafathAddress {
    const { nafath } = this.environment;
    if (nafath) {
      const { url, appId, appKey, issuer } = nafath;
      return {
        base: url,
        headers: { 'APP-ID': appId, 'APP-KEY': appKey },
        issuer,
        audience: appId,
        showsSubject: false,
      };
    }
    const { appId, appKey, issuer } = simulatorCredentials;
    return {
      base: `${this.ownAddress()}/simulator/nafath`,
      headers: { 'APP-ID': appId, 'APP-KEY': appKey },
      issuer,
      audience: appId,
      showsSubject: true,
    };
  }

  /** The address at which this process reaches itself: over loopback, unless it listens only on another interface. */
  ownAddress(): string {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the server does not listen yet');
    if (['::', '0.0.0.0'].includes(address.address)) return `http://127.0.0.1:${address.port}`;
    return `http://${isIPv6(address.address) ? `[${address.address}]` : address.address}:${address.port}`;
  }
}
