import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships, type Membership } from '../../membership/index.js';
import type { Ctx } from '../../platform/index.js';

/** Finds the sample waqfs by name, and contexts that act as their nazirs. */
@Injectable()
export class SampleWaqfs {
  constructor(
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
  ) {}

  async named(ctx: Ctx, name: string): Promise<Membership> {
    const memberships = await this.memberships.visible(ctx);
    const waqf = [...memberships.values()].find((membership) => membership.waqfName === name);
    if (!waqf) throw new Error(`no sample waqf ${name}`);
    return waqf;
  }

  async nazirOf(ctx: Ctx, { waqfName, nazirId }: Membership): Promise<Ctx> {
    const nazir = nazirId === null ? null : await this.identity.person(ctx, nazirId);
    if (!nazir) throw new Error(`${waqfName} has no nazir`);
    return this.identity.actingAs(ctx, nazir.nationalId, 'nazir');
  }
}
