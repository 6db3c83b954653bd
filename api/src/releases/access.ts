import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { GuardedRequest } from '../platform/index.js';
import { type Releaser, ReleaseToken } from './persistence/release-token.js';
import { ReleasesTokenError } from './releases.errors.js';

/** A request that has passed `ReleaseTokenGuard`. */
export interface ReleaseRequest extends GuardedRequest {
  releaser?: Releaser;
}

/**
 * Checks the release token before the body is read: a release can be very large, and nobody without a token may make
 * the API keep it in memory or learn what a manifest looks like.
 */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  constructor(private readonly token: ReleaseToken) {}

  /** @throws ReleasesTokenError (401) */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<ReleaseRequest>();
    const releaser = request.ctx ? await this.token.carrierOf(request.ctx, request.headers.authorization) : null;
    if (!releaser) throw new ReleasesTokenError();
    request.releaser = releaser;
    return true;
  }
}
