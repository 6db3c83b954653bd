import { Injectable } from '@nestjs/common';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { everySessionEnded, personDeactivated, userRoleChanged } from '../identity.facts.js';
import { ManagedUserRepository } from '../persistence/managed-user.repository.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { SessionRepository } from '../persistence/session.repository.js';
import { SignInRepository } from '../persistence/sign-in.repository.js';

/** Who administers a platform, and whose accounts are closed in it. */
export interface AccessNow {
  readonly admins: readonly string[];
  readonly deactivated: readonly string[];
}

/** Names of the people whose access was withdrawn again. */
export interface WithdrawnAccess {
  readonly admins: readonly string[];
  readonly deactivated: readonly string[];
  /** False when not one of the restored administrators is one today, so that none was removed. */
  readonly hasAdmin: boolean;
}

const reason = 'سُحب بعد أخذ النسخة الاحتياطية · Withdrawn after the backup was made';

/**
 * Access in a restored database: what was ended after the backup was made must not become valid again. Nothing is ever
 * given: an administrator of today who was none then is granted the role by the operator.
 */
@Injectable()
export class WithdrawRestoredAccess {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonRepository,
    private readonly users: ManagedUserRepository,
    private readonly sessions: SessionRepository,
    private readonly signIns: SignInRepository,
    private readonly facts: Facts,
  ) {}

  /** The access in the database that is about to be replaced. The caller checks access. */
  async read(ctx: Ctx): Promise<AccessNow> {
    const rows = await this.users.access(ctx);
    return {
      admins: rows.filter(({ isActive }) => isActive).map(({ id }) => id),
      deactivated: rows.filter(({ isActive }) => !isActive).map(({ id }) => id),
    };
  }

  /**
   * Ends all sessions and unused sign-ins, and withdraws what was withdrawn since. The caller checks access.
   * @param now null when the present database cannot be read
   */
  async close(ctx: Ctx, now: AccessNow | null): Promise<WithdrawnAccess> {
    return this.transactions.run(ctx, async (ctx) => {
      await this.signIns.useUp(ctx);
      await this.facts.record(ctx, everySessionEnded, { ended: await this.sessions.endAllOpen(ctx) });
      if (now === null) return { admins: [], deactivated: [], hasAdmin: true };
      const restored = await this.read(ctx);
      const hasAdmin = restored.admins.some((id) => now.admins.includes(id));
      const closed = now.deactivated.filter((id) => !restored.deactivated.includes(id));
      const removed = hasAdmin ? restored.admins.filter((id) => !now.admins.includes(id)) : [];
      const kept = hasAdmin ? [] : restored.admins;
      return {
        admins: await this.eachOf(ctx, removed, (id) => this.removeAdmin(ctx, id)),
        deactivated: await this.eachOf(
          ctx,
          closed.filter((id) => !kept.includes(id)),
          (id) => this.deactivate(ctx, id),
        ),
        hasAdmin,
      };
    });
  }

  /** Does it to those who are in this database. @returns their names */
  private async eachOf(ctx: Ctx, ids: readonly string[], work: (id: string) => Promise<void>): Promise<string[]> {
    const people = await this.people.findAll(ctx, ids);
    for (const { id } of people) await work(id);
    return people.map(({ fullName }) => fullName);
  }

  private async removeAdmin(ctx: Ctx, personId: string): Promise<void> {
    const from = (await this.people.find(ctx, personId))?.roles.map(({ role }) => role) ?? [];
    const others = from.filter((role) => role !== 'admin');
    // Everybody has a role; that of a founder without a waqf opens nothing.
    const to = others.length > 0 ? others : (['waqif'] as const);
    await this.people.addRole(ctx, personId, to[0] ?? 'waqif');
    await this.users.removeRole(ctx, personId, 'admin');
    await this.people.activate(ctx, personId, to[0] ?? 'waqif');
    await this.facts.record(ctx, userRoleChanged, { personId, from, to: [...to], reason });
  }

  private async deactivate(ctx: Ctx, personId: string): Promise<void> {
    await this.people.deactivate(ctx, personId);
    await this.facts.record(ctx, personDeactivated, { personId, reason });
  }
}
