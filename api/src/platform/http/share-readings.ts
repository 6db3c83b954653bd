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
 * Open pages of one person that ask for the same at the same moment, as they do after each change of a waqf, share one
 * reading and its text (`SharedAnswer`). The guard has let each of them in; nothing is kept once they are answered.
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
 * A reading that writes nothing and whose answer follows from person, role, language and address alone: those that one
 * person's open pages ask for at the same moment share one. 200 with JSON.
 */
export const SharedAnswer = (): MethodDecorator => UseInterceptors(ShareReadings);

/** All that an answer may follow from; undefined for those who are nobody in particular. */
function keyOf({ actor, language, written }: Ctx, url: string): string | undefined {
  if (actor.kind !== 'person') return undefined;
  const { userId, role, roles } = actor;
  return JSON.stringify([userId, role, roles, language, written === undefined ? null : String(written), url]);
}
