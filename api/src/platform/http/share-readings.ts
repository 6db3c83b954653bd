import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { GuardedRequest } from '../access/policy.decorators.js';
import { SharedReads } from '../batching/shared-reads.js';
import type { Ctx } from '../context/ctx.js';

/**
 * Open pages of one person that request the same data at the same moment, as they do after each change of a waqf, share
 * one read and its text (`SharedAnswer`). The guard has already admitted each request; nothing is kept after they are
 * answered.
 */
@Injectable()
class ShareReadings implements NestInterceptor {
  private readonly shared = new SharedReads<string>();

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<GuardedRequest>();
    const key = request.ctx && keyOf(request.ctx, request.originalUrl);
    if (key === undefined) return next.handle() as Observable<unknown>;
    const text = this.shared.read(key, async () => JSON.stringify(await lastValueFrom(next.handle())));
    http.getResponse<Response>().type('application/json');
    return from(text);
  }
}

/**
 * Marks a read that writes nothing and whose answer depends only on person, role, language and address: the open pages
 * of one person that request it at the same moment share one read. It answers 200 with JSON.
 */
export const SharedAnswer = (): MethodDecorator => UseInterceptors(ShareReadings);

/** Everything that an answer may depend on; undefined for callers who are not signed in. */
function keyOf({ actor, language, written }: Ctx, url: string): string | undefined {
  if (actor.kind !== 'person') return undefined;
  const { userId, role, roles } = actor;
  return JSON.stringify([userId, role, roles, language, written === undefined ? null : String(written), url]);
}
