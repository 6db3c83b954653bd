import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { GuardedRequest } from '../platform/index.js';
import { type Releaser, ReleaseToken } from './persistence/release-token.js';
import { ReleasesTokenError } from './releases.errors.js';

/** A request behind `ReleaseTokenGuard`. */
export interface ReleaseRequest extends GuardedRequest {
  releaser?: Releaser;
}

/**
 * Asks for the release token before the body is read: a release may weigh gigabytes, and nobody without the token may
 * make the API hold them or learn what a manifest looks like.
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
