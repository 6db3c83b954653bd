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
    request.releaser = await this.releaserOf(request);
    // The files arrive after this, and the token may be revoked meanwhile.
    request.confirmCaller = async () => void (await this.releaserOf(request));
    return true;
  }

  private async releaserOf({ ctx, headers }: ReleaseRequest): Promise<Releaser> {
    const releaser = ctx ? await this.token.carrierOf(ctx, headers.authorization) : null;
    if (!releaser) throw new ReleasesTokenError();
    return releaser;
  }
}
