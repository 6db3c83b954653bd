import { Injectable } from '@nestjs/common';
import { type Ctx, newId, Transactions } from '../../platform/index.js';
import type { Origin } from '../domain/device.js';
import { hashOf, newSecret } from '../domain/secret.js';
import { absoluteEnd } from '../domain/session-life.js';
import { KnownDeviceRepository } from '../persistence/known-device.repository.js';
import { type EndReason, SessionRepository } from '../persistence/session.repository.js';

/** Open sessions of a person; the one that was used longest ago ends when there are more. */
const mostSessions = 20;

/** A session that has just begun; the token goes into the cookie and nowhere else. */
export interface OpenedSession {
  readonly id: string;
  readonly token: string;
  readonly endsAt: Date;
  /** For the device's cookie: by it the next sign-in here is counted on its own. */
  readonly deviceToken: string;
}

export interface OpenSessionInput {
  readonly personId: string;
  /**
   * The session that the browser held before: it is ended, whoever's it was, so that a planted cookie is worth nothing.
   */
  readonly oldSessionToken: string | undefined;
  readonly because?: EndReason;
  /** Value of the device's cookie, when there is one. */
  readonly deviceToken?: string | undefined;
  /** Where the browser is. */
  readonly origin: Origin;
  /** Beginning and absolute end carried over by a rotation. */
  readonly startedAt?: Date;
  readonly endsAt?: Date;
}

/** Begins a session with a fresh secret. The caller checks access: a verified proof, or a session that is alive. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionRepository,
    private readonly devices: KnownDeviceRepository,
  ) {}

  execute(ctx: Ctx, input: OpenSessionInput): Promise<OpenedSession> {
    return this.transactions.run(ctx, async (ctx) => {
      if (input.oldSessionToken !== undefined) {
        const old = await this.sessions.findByHash(ctx, hashOf(input.oldSessionToken));
        if (old) await this.sessions.end(ctx, old.id, input.because ?? 'replaced');
      }
      const id = newId();
      const token = newSecret();
      const endsAt = input.endsAt ?? absoluteEnd(ctx.clock.now());
      const { personId, origin, startedAt = ctx.clock.now() } = input;
      await this.sessions.add(ctx, { id, tokenHash: hashOf(token), personId, startedAt, endsAt, origin });
      await this.sessions.endBeyond(ctx, personId, mostSessions);
      return { id, token, endsAt, deviceToken: await this.rememberDevice(ctx, personId, input.deviceToken) };
    });
  }

  /** A cookie that we did not give is replaced: whoever planted it would share the counter. */
  private async rememberDevice(ctx: Ctx, personId: string, shown: string | undefined): Promise<string> {
    const ours = shown !== undefined && (await this.devices.exists(ctx, hashOf(shown)));
    const deviceToken = ours ? shown : newSecret();
    await this.devices.remember(ctx, hashOf(deviceToken), personId);
    return deviceToken;
  }
}
