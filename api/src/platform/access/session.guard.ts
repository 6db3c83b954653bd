import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { anonymous, type Actor, type PersonActor } from '../context/actor.js';
import { Contexts } from '../context/contexts.js';
import type { Ctx } from '../context/ctx.js';
import { DatabaseHeartbeat } from '../database/database-heartbeat.js';
import { Environment } from '../environment.js';
import {
  ForbiddenError,
  IdentityMismatchError,
  MaintenanceError,
  NotSignedInError,
  UnavailableError,
} from '../errors/platform.errors.js';
import { languageOf, statedLanguage } from '../http/language.js';
import { referenceOf } from '../http/reference.js';
import { writtenPositionOf } from '../replica/written-cookie.js';
import { Settings } from '../settings/settings.js';
import { networkOf } from './network-of.js';
import { readCookie, sessionCookieOf } from './cookies.js';
import { isUnsafe, refuseCrossSite, refuseForeignMediaType } from './cross-site.js';
import type { GuardedRequest, Policy } from './policy.decorators.js';
import { RoutePolicies } from './route-policies.js';
import { RateLimit } from './rate-limit.js';
import { SessionAuthority } from './session-authority.js';

/** A process takes a user's calls per minute from the shared counter in this many portions. */
const blocksOfMinute = 20;

/**
 * Reads allowed for each allowed change: a page reads several times before a user changes something, while a program
 * that copies whole tables reads far more often.
 */
const readsForOneCall = 20;

/**
 * The guard of all routes: a route without a policy is closed. Only the session proves who a user is, never a header.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly policies: RoutePolicies,
    private readonly contexts: Contexts,
    private readonly sessions: SessionAuthority,
    private readonly settings: Settings,
    private readonly rateLimit: RateLimit,
    private readonly heartbeat: DatabaseHeartbeat,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<GuardedRequest>();
    const marks = this.policies.of(execution);
    const { policy } = marks;
    if (!policy) throw new ForbiddenError();

    const { ip } = request;
    const network = ip === undefined ? undefined : networkOf(ip);
    const from = { ...(network === undefined ? {} : { address: network }), written: writtenPositionOf(request) };
    const before = { ...this.contexts.of(anonymous, languageOf(request), referenceOf(request)), ...from };
    request.ctx = before;
    if (isUnsafe(request)) {
      if (!marks.selfAuthenticated) refuseCrossSite(request, this.environment.publicUrl);
      refuseForeignMediaType(request, marks.multipart);
    }
    if (policy.kind === 'public' && marks.sessionless) return true;
    if (this.heartbeat.isUnresponsive) throw new UnavailableError();
    const person = await this.authenticate(request, before, !marks.passive);
    const actor: Actor = person ?? anonymous;
    const language = statedLanguage(request) ?? person?.language ?? before.language;
    const stepUpId = request.get('x-step-up');
    request.ctx = {
      ...this.contexts.of(actor, language, before.reference),
      ...from,
      ...(stepUpId === undefined ? {} : { stepUp: { id: stepUpId } }),
    };
    if (policy.kind === 'public') {
      await this.countReads(request.ctx, person?.userId ?? network ?? '');
      return true;
    }

    if (!person) throw new NotSignedInError();
    refuseOtherIdentity(request, person);
    if (policy.kind === 'capability' && !person.capabilities.has(policy.capability)) throw new ForbiddenError();
    await this.refuseDuringMaintenance(request.ctx, person);
    await this.count(request.ctx, person, isUnsafe(request));
    if (marks.multipart) request.confirmCaller = () => this.confirm(request, before, { policy, userId: person.userId });
    return true;
  }

  /** @throws NotSignedInError (401) when the user's session has ended, ForbiddenError (403) */
  private async confirm(
    request: GuardedRequest,
    ctx: Ctx,
    { policy, userId }: { policy: Policy; userId: string },
  ): Promise<void> {
    const person = await this.authenticate(request, ctx, false);
    if (person?.userId !== userId) throw new NotSignedInError();
    if (policy.kind === 'capability' && !person.capabilities.has(policy.capability)) throw new ForbiddenError();
  }

  private async authenticate(request: GuardedRequest, ctx: Ctx, prolongs: boolean): Promise<PersonActor | null> {
    const token = readCookie(request, sessionCookieOf(request).name);
    if (!token) return null;
    return this.sessions.personOf(ctx, { token, prolongs: prolongs && request.get('x-poll') === undefined });
  }

  private async refuseDuringMaintenance(ctx: Ctx, person: PersonActor): Promise<void> {
    const { maintenanceMode } = await this.settings.read(ctx);
    if (maintenanceMode && !person.capabilities.has('system.admin')) throw new MaintenanceError();
  }

  private async count(ctx: Ctx, person: PersonActor, unsafe: boolean): Promise<void> {
    if (!unsafe) return this.countReads(ctx, person.userId);
    const { rateLimitPerMinute } = await this.settings.read(ctx);
    const block = Math.max(1, Math.floor(rateLimitPerMinute / blocksOfMinute));
    await this.rateLimit.take({ name: 'calls', points: rateLimitPerMinute, seconds: 60, block }, person.userId);
  }

  /** @param who a user id, or the network of somebody who is not signed in */
  private async countReads(ctx: Ctx, who: string): Promise<void> {
    const { rateLimitPerMinute } = await this.settings.read(ctx);
    const rule = { name: 'reads', points: rateLimitPerMinute * readsForOneCall, seconds: 60 };
    await this.rateLimit.takeLocally(rule, who);
  }
}

/** `x-national-id` is only compared with the session's user, never used to look up a user. */
function refuseOtherIdentity(request: GuardedRequest, person: PersonActor): void {
  const claimed = request.get('x-national-id');
  if (claimed !== undefined && claimed.trim() !== person.nationalId) throw new IdentityMismatchError();
}
