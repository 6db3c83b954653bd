import { Injectable } from '@nestjs/common';
import { type Membership, Memberships } from '../../../membership/index.js';
import type { Ctx } from '../../../platform/index.js';
import { platformItself } from '../../domain/platform-itself.js';

const platformName = 'منصة وقف';

/** The person's relation to the subject of a request: a party of its waqf, or an administrator of the platform. */
@Injectable()
export class SubjectRelations {
  constructor(private readonly memberships: Memberships) {}

  /** Undefined when the person may not see it. */
  async of(ctx: Ctx, waqfId: string): Promise<Membership | undefined> {
    return (await this.ofAll(ctx, [waqfId])).get(waqfId);
  }

  /** The relations to several waqfs, by id. */
  async ofAll(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, Membership>> {
    const found = new Map(
      await this.memberships.ofAll(
        ctx,
        waqfIds.filter((id) => id !== platformItself),
      ),
    );
    if (waqfIds.includes(platformItself) && administers(ctx)) found.set(platformItself, ofPlatform(ctx));
    return found;
  }

  /** Ids of the waqfs in the person's lists, and the platform's own id for administrators. */
  async visibleIds(ctx: Ctx): Promise<string[]> {
    const ids = await this.memberships.visibleWaqfIds(ctx);
    return administers(ctx) ? [...ids, platformItself] : ids;
  }

  /** Names by id; access is not checked. */
  async names(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, string>> {
    const names = new Map(
      await this.memberships.names(
        ctx,
        waqfIds.filter((id) => id !== platformItself),
      ),
    );
    return waqfIds.includes(platformItself) ? names.set(platformItself, platformName) : names;
  }
}

const administers = ({ actor }: Ctx): boolean => actor.kind !== 'person' || actor.capabilities.has('system.admin');

/** Membership of an administrator in the platform itself, which has neither founder nor nazir. */
const ofPlatform = ({ actor }: Ctx): Membership => ({
  waqfId: platformItself,
  waqfName: platformName,
  status: 'approved',
  waqifId: platformItself,
  nazirId: null,
  appointedNazirId: null,
  relation: actor.kind === 'person' ? 'admin' : null,
  relations: actor.kind === 'person' ? ['admin'] : [],
});
