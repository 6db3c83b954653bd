import type { Server } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Environment } from '../../platform/index.js';

/** Where the product is for somebody who reads a message about it. */
@Injectable()
export class ProductAddress {
  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  /**
   * Absolute address of a path inside the product; null when it is known neither from PUBLIC_URL nor from a demo's
   * port.
   */
  of(path: string): string | null {
    const { publicUrl, simulators } = this.environment;
    if (publicUrl !== undefined) return `${publicUrl}${path}`;
    const address = (this.host.httpAdapter.getHttpServer() as Server).address();
    return !simulators || address === null || typeof address === 'string'
      ? null
      : `http://localhost:${address.port}${path}`;
  }
}
