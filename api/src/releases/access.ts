import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ReleaseToken } from './persistence/release-token.js';
import { ReleasesTokenError } from './releases.errors.js';

/**
 * Asks for the release token before the body is read: a release may weigh gigabytes, and nobody without the token may
 * make the API hold them or learn what a manifest looks like.
 */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  constructor(private readonly token: ReleaseToken) {}

  /** @throws ReleasesTokenError (401) */
  canActivate(execution: ExecutionContext): boolean {
    const { authorization } = execution.switchToHttp().getRequest<Request>().headers;
    if (!this.token.isCarriedBy(authorization)) throw new ReleasesTokenError();
    return true;
  }
}
