import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, mergeMap, type Observable } from 'rxjs';
import { isUnsafe } from '../access/cross-site.js';
import type { GuardedRequest } from '../access/policy.decorators.js';
import { ReadReplica } from './read-replica.js';
import { afterEverything } from './wal-position.js';
import { setWrittenCookie } from './written-cookie.js';

/**
 * After a request that changed something, tells the browser which log position a replica needs in order to show it.
 * Installed only where there is a replica, because an interceptor adds a chain of observables to each request even when
 * it does nothing.
 */
@Injectable()
export class WrittenPositionInterceptor implements NestInterceptor {
  constructor(private readonly replica: ReadReplica) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<GuardedRequest>();
    const answer = next.handle() as Observable<unknown>;
    if (!isUnsafe(request)) return answer;
    return answer.pipe(mergeMap((value) => from(this.setCookie(request, http.getResponse<Response>(), value))));
  }

  private async setCookie(request: GuardedRequest, response: Response, value: unknown): Promise<unknown> {
    // An acknowledged change must stay visible: when the position cannot be read, no replica answers for a while.
    const { actor } = request.ctx ?? {};
    const asked = actor?.kind === 'person' ? this.replica.noteWrite(actor.sessionId) : this.replica.currentPosition();
    const position = await asked.catch(() => afterEverything);
    if (!response.headersSent) setWrittenCookie(request, response, position);
    return value;
  }
}
