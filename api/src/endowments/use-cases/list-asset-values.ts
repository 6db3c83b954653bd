import { Injectable } from '@nestjs/common';
import type { AssetValues } from '@waqf/contracts/endowments';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, Settings, waqfSize } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import { AssetValueRepository } from '../persistence/asset-value.repository.js';
import { toAssetValue } from '../presenter.js';

const most = 50;

/** The current and earlier values of a waqf's assets, and the size class that follows from the current one. */
@Injectable()
export class ListAssetValues {
  constructor(
    private readonly access: WaqfAccess,
    private readonly values: AssetValueRepository,
    private readonly identity: IdentityFacade,
    private readonly settings: Settings,
  ) {}

  /** @throws MembershipWaqfNotFoundError (404) */
  async execute(ctx: Ctx, { waqfId }: { waqfId: string }): Promise<AssetValues> {
    const { waqf, relation } = await this.access.toSee(ctx, waqfId);
    const values = await this.values.list(ctx, waqfId, most);
    const people = await this.identity.people(ctx, [...new Set(values.map(({ recordedBy }) => recordedBy))]);
    const settings = await this.settings.read(ctx);
    const size = waqfSize(settings, values[0]?.amount ?? null);
    return {
      values: values.map((value) => toAssetValue(value, people)),
      size: size === 'unknown' ? null : size,
      limits: { medium: settings.mediumWaqfMillions, large: settings.largeWaqfMillions },
      may: { record: waqf.status === 'approved' && (relation === 'nazir' || relation === 'waqif') },
    };
  }
}
