import { Injectable } from '@nestjs/common';
import { arabicSearchKey } from '@waqf/formats';
import type { Ctx } from '../../platform/index.js';
import { IdentityReservedNameError } from '../identity.errors.js';
import { PersonRepository } from '../persistence/person.repository.js';
import { SignInRepository } from '../persistence/sign-in.repository.js';

/** Nobody takes the name of an administrator, who could then be believed to be one. */
@Injectable()
export class RefuseReservedName {
  constructor(
    private readonly people: PersonRepository,
    private readonly signIns: SignInRepository,
  ) {}

  /**
   * Whose own name it is by Nafath keeps it.
   * @param personId null before the person is known
   * @throws IdentityReservedNameError (422)
   */
  async execute(ctx: Ctx, wanted: { personId: string | null; nationalId: string; fullName: string }): Promise<void> {
    const name = keyOf(wanted.fullName);
    const adminIds = await this.people.idsByRole(ctx, 'admin');
    const admins = await this.people.findAll(
      ctx,
      adminIds.filter((id) => id !== wanted.personId),
    );
    if (!admins.some(({ fullName }) => keyOf(fullName) === name)) return;
    const [latest] = await this.signIns.latestVerifiedOf(ctx, wanted.nationalId);
    if (latest && keyOf(latest.verifiedName ?? '') === name) return;
    throw new IdentityReservedNameError();
  }
}

/** Two names that people read as one: letters alone, folded, whatever stands between them. */
const keyOf = (name: string): string => arabicSearchKey(name.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
