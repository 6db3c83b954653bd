import { Injectable } from '@nestjs/common';
import type { ManagedUser, UserList, UserQuery } from '@waqf/contracts/users';
import { firstDayOf, riyadhMonth, startOfDay } from '@waqf/formats';
import { type Ctx, personOf, requireCapability, Settings } from '../../platform/index.js';
import { IdentityUserNotFoundError } from '../identity.errors.js';
import { ManagedUserRepository, userCursor } from '../persistence/managed-user.repository.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { toManagedUser } from '../presenter.js';

const usualPage = 20;

/** People for the administrator, newest first, with figures over all people. */
@Injectable()
export class ListUsers {
  constructor(
    private readonly users: ManagedUserRepository,
    private readonly persons: PersonRepository,
    private readonly settings: Settings,
  ) {}

  /** @throws ForbiddenError (403), InvalidCursorError (400) */
  async execute(ctx: Ctx, query: UserQuery): Promise<UserList> {
    requireCapability(ctx, 'system.admin');
    const { limit = usualPage, cursor } = query;
    const { sessionTimeout } = await this.settings.read(ctx);
    const after = userCursor.parse(cursor);
    const found = await this.users.list(ctx, sessionTimeout, query, { after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const monthStart = startOfDay(firstDayOf(riyadhMonth(ctx.clock.now())));
    const { newSince, ...counts } = await this.persons.counts(ctx, monthStart);
    return {
      users: page.map((row) => toManagedUser(row, personOf(ctx).userId)),
      stats: { ...counts, newThisMonth: newSince, ...(await this.users.usage(ctx, sessionTimeout)) },
      nextCursor: found.length > limit && last ? userCursor.format(last) : null,
    };
  }

  /** All people who match, for a file. @throws ForbiddenError (403) */
  async all(ctx: Ctx, query: UserQuery, limit: number): Promise<ManagedUser[]> {
    requireCapability(ctx, 'system.admin');
    const { sessionTimeout } = await this.settings.read(ctx);
    const found = await this.users.list(ctx, sessionTimeout, query, { after: null, limit });
    return found.map((row) => toManagedUser(row, personOf(ctx).userId));
  }

  /** One person. @throws ForbiddenError (403), IdentityUserNotFoundError (404) */
  async one(ctx: Ctx, personId: string): Promise<{ user: ManagedUser }> {
    requireCapability(ctx, 'system.admin');
    const { sessionTimeout } = await this.settings.read(ctx);
    const row = await this.users.find(ctx, sessionTimeout, personId);
    if (!row) throw new IdentityUserNotFoundError();
    return { user: toManagedUser(row, personOf(ctx).userId) };
  }
}
