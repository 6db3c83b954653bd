import { Injectable } from '@nestjs/common';
import { arabicSearchKey } from '@waqf/formats';
import type { Ctx } from '../../platform/index.js';
import { IdentityAdminsNameError, IdentityReservedNameError } from '../identity.errors.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { SignInRepository } from '../persistence/sign-in.repository.js';

/** Refuses an administrator's name for other people, so that nobody can pretend to be an administrator. */
@Injectable()
export class RefuseReservedName {
  constructor(
    private readonly people: PersonRepository,
    private readonly signIns: SignInRepository,
  ) {}

  /**
   * A person who has this name according to Nafath may keep it.
   * @param personId null when the person is not known yet
   * @throws IdentityReservedNameError (422)
   */
  async execute(ctx: Ctx, wanted: { personId: string | null; nationalId: string; fullName: string }): Promise<void> {
    const name = keyOf(wanted.fullName);
    if (!(await this.adminNames(ctx, wanted.personId)).has(name)) return;
    const [latest] = await this.signIns.latestVerifiedOf(ctx, wanted.nationalId);
    if (latest && keyOf(latest.verifiedName ?? '') === name) return;
    throw new IdentityReservedNameError();
  }

  /**
   * Those of the names, entered by somebody for other people, that belong to an administrator. The national id beside a
   * name makes no difference, because the answer would reveal whose id it is.
   */
  async adminNamesIn(ctx: Ctx, names: readonly string[]): Promise<ReadonlySet<string>> {
    const admins = await this.adminNames(ctx, null);
    return new Set(names.filter((name) => admins.has(keyOf(name))));
  }

  /** @throws IdentityAdminsNameError (422) when the name, entered for another person, belongs to an administrator */
  async requireFreeForOthers(ctx: Ctx, name: string): Promise<void> {
    if ((await this.adminNamesIn(ctx, [name])).size > 0) throw new IdentityAdminsNameError();
  }

  private async adminNames(ctx: Ctx, exceptId: string | null): Promise<ReadonlySet<string>> {
    const ids = (await this.people.idsByRole(ctx, 'admin')).filter((id) => id !== exceptId);
    return new Set((await this.people.findAll(ctx, ids)).map(({ fullName }) => keyOf(fullName)));
  }
}

/**
 * A name in the form in which names are compared: only its letters and digits, folded, so that different spellings are
 * equal.
 */
const keyOf = (name: string): string => arabicSearchKey(name.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
