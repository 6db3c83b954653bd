import { Injectable } from '@nestjs/common';
import { type Ctx, newId, Transactions } from '../../platform/index.js';
import type { Origin } from '../domain/device.js';
import { hashOf, newSecret } from '../domain/secret.js';
import { absoluteEnd } from '../domain/session-life.js';
import { KnownDeviceRepository } from '../persistence/known-device.repository.js';
import { type EndReason, SessionRepository } from '../persistence/session.repository.js';

/** How many sessions a person may have open; when there are more, the one that was used longest ago ends. */
const mostSessions = 20;

/** A session that has just begun; the token goes into the cookie and nowhere else. */
export interface OpenedSession {
  readonly id: string;
  readonly token: string;
  readonly endsAt: Date;
  /** The value for the device's cookie; with it, later sign-ins on this device have their own counter. */
  readonly deviceToken: string;
}

export interface OpenSessionInput {
  readonly personId: string;
  /**
   * The session that the browser had before: it is ended, whoever it belonged to, so that a planted cookie is worth
   * nothing.
   */
  readonly oldSessionToken: string | undefined;
  readonly because?: EndReason;
  /** The value of the device's cookie, when there is one. */
  readonly deviceToken?: string | undefined;
  /** The address and the User-Agent of the browser. */
  readonly origin: Origin;
  /** The start and the absolute end, kept from the session that this one replaces. */
  readonly startedAt?: Date;
  readonly endsAt?: Date;
}

/** Begins a session with a new secret. The caller checks access: a verified proof, or a session that is alive. */
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
      await this.sessions.endOldest(ctx, personId, mostSessions);
      return { id, token, endsAt, deviceToken: await this.rememberDevice(ctx, personId, input.deviceToken) };
    });
  }

  /** A cookie that we did not issue is replaced: whoever planted it would share the person's counter. */
  private async rememberDevice(ctx: Ctx, personId: string, shown: string | undefined): Promise<string> {
    const ours = shown !== undefined && (await this.devices.exists(ctx, hashOf(shown)));
    const deviceToken = ours ? shown : newSecret();
    await this.devices.remember(ctx, hashOf(deviceToken), personId);
    return deviceToken;
  }
}
