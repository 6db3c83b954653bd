import { Injectable } from '@nestjs/common';
import { arabicSearchKey } from '@waqf/formats';
import type { Ctx } from '../../platform/index.js';
import { IdentityAdminsNameError, IdentityReservedNameError } from '../identity.errors.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { SignInRepository } from '../persistence/sign-in.repository.js';

/** Nobody may take the name of an administrator and pass for one. */
@Injectable()
export class RefuseReservedName {
  constructor(
    private readonly people: PersonRepository,
    private readonly signIns: SignInRepository,
  ) {}

  /**
   * A person whose name it is according to Nafath keeps it.
   * @param personId null before the person is known
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
   * The names among these that an administrator has; somebody writes them for others. The national id beside a name
   * makes no difference, because the answer would reveal whose it is.
   */
  async among(ctx: Ctx, names: readonly string[]): Promise<ReadonlySet<string>> {
    const admins = await this.adminNames(ctx, null);
    return new Set(names.filter((name) => admins.has(keyOf(name))));
  }

  /** @throws IdentityAdminsNameError (422) for a name that somebody writes for another person */
  async forAnother(ctx: Ctx, name: string): Promise<void> {
    if ((await this.among(ctx, [name])).size > 0) throw new IdentityAdminsNameError();
  }

  private async adminNames(ctx: Ctx, exceptId: string | null): Promise<ReadonlySet<string>> {
    const ids = (await this.people.idsByRole(ctx, 'admin')).filter((id) => id !== exceptId);
    return new Set((await this.people.findAll(ctx, ids)).map(({ fullName }) => keyOf(fullName)));
  }
}

/** A name as people compare it: its letters alone, folded, so that spellings of one name are equal. */
const keyOf = (name: string): string => arabicSearchKey(name.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
