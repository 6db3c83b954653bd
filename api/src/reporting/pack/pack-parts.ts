import { Injectable } from '@nestjs/common';
import type { Ctx } from '../../platform/index.js';
import type { ExportRecord } from '../persistence/export.repository.js';
import { ViewReport } from '../use-cases/view-report.js';
import { PackDeeds } from './pack-deeds.js';
import { PackList } from './pack-list.js';
import { VerifyPackChains } from './verify-pack-chains.js';
import { PackRecords, type PackScope } from './pack-records.js';
import { PackStatements } from './pack-statements.js';

/** The parts of a pack, in their order. */
@Injectable()
export class PackParts {
  constructor(
    private readonly viewReport: ViewReport,
    readonly statements: PackStatements,
    readonly records: PackRecords,
    readonly deeds: PackDeeds,
    readonly proof: VerifyPackChains,
    readonly list: PackList,
  ) {}

  /** The waqf, period and language of a pack, within what the person may read now. @throws as `ViewReport` */
  async scopeOf(ctx: Ctx, { filters, language }: ExportRecord): Promise<PackScope> {
    const { waqf, period } = await this.viewReport.execute(ctx, { ...filters, type: 'position' });
    if (!waqf) throw new Error('a pack is of one waqf');
    return { waqf, period, language };
  }
}
