import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public, Sessionless } from '../access/policy.decorators.js';
import { Readiness } from './readiness.js';

/** Health probes for operators and load balancers. */
@Sessionless()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** GET /health/live: the process responds. */
  @Get('live')
  @Public()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** GET /health/ready: 200 when the process can serve users, otherwise 503 with the failed checks. */
  @Get('ready')
  @Public()
  async ready(
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ status: 'ok' | 'unavailable'; checks: Record<string, boolean> }> {
    const checks = await this.readiness.check();
    const ready = Object.values(checks).every(Boolean);
    response.status(ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE);
    response.setHeader('Cache-Control', 'no-store');
    return { status: ready ? 'ok' : 'unavailable', checks };
  }
}
