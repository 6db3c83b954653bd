import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../context/transactions.js';
import type { DomainError } from '../errors/domain-error.js';
import { Facts } from '../facts/facts.js';
import { networkOf } from './network-of.js';
import type { GuardedRequest } from './policy.decorators.js';
import { callRefused } from './refusals.facts.js';

const audited: readonly number[] = [403, 429];
const minuteMs = 60_000;
/** At most this many refusals are recorded per minute and process: an attack must not fill the audit trail. */
const mostInMinute = 300;

/**
 * Records refusals in the audit trail: the same refusal of the same caller at most once a minute. Only the route of the
 * refused call is stored, because bodies and queries may contain anything.
 */
@Injectable()
export class Refusals {
  private readonly logger = new Logger(Refusals.name);
  private readonly seen = new Set<string>();
  private minute = 0;

  constructor(
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  /** The answer to the caller does not wait for this. @returns when it is written, for tests; never throws */
  async record(request: GuardedRequest, refusal: DomainError): Promise<void> {
    const { ctx } = request;
    if (!ctx || !audited.includes(refusal.status)) return;
    const address = request.ip === undefined ? null : networkOf(request.ip);
    const call = `${request.method} ${routeOf(request)}`;
    const caller = ctx.actor.kind === 'person' ? ctx.actor.userId : address;
    if (this.isRepeated(`${caller} ${call} ${refusal.code}`)) return;
    const { status, code } = refusal;
    try {
      await this.transactions.run(ctx, (ctx) => this.facts.record(ctx, callRefused, { call, status, code, address }));
    } catch (error) {
      this.logger.error({ err: error, reference: ctx.reference }, 'a refusal could not be audited');
    }
  }

  private isRepeated(key: string): boolean {
    const minute = Math.floor(performance.now() / minuteMs);
    if (minute !== this.minute) this.seen.clear();
    this.minute = minute;
    if (this.seen.has(key) || this.seen.size >= mostInMinute) return true;
    this.seen.add(key);
    return false;
  }
}

/** The pattern of the route, not the path, because a path contains ids and any text that a stranger sends. */
function routeOf(request: GuardedRequest): string {
  const route: unknown = request.route;
  return typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string'
    ? route.path
    : 'unknown';
}
