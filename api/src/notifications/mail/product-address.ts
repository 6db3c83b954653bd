import type { Server } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Environment } from '../../platform/index.js';

/** The address of the product in the messages that people receive. */
@Injectable()
export class ProductAddress {
  constructor(
    @Inject(Environment) private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  /**
   * The absolute address of a path inside the product; null when neither PUBLIC_URL nor the port of a demo gives it.
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
