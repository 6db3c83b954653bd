import { Injectable } from '@nestjs/common';
import type { BeneficiariesImported, BeneficiariesPreview } from '@waqf/contracts/beneficiaries';
import { riyadhDay } from '@waqf/formats';
import { sumShares } from '@waqf/money';
import { nameOfAdmin, IdentityFacade } from '../../identity/index.js';
import { type Ctx, Transactions } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import { BeneficiariesImportRefusedError, BeneficiariesWaqfNotApprovedError } from '../beneficiaries.errors.js';
import { shareWarning } from '../domain/shares.js';
import { checkRows, type CheckedRows, storedName } from '../import/check-rows.js';
import { readInProcess } from '../import/read-in-process.js';
import type { SheetRow } from '../import/read-workbook.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { AddBeneficiary } from './add-beneficiary.js';

/** Imports the beneficiaries of an Excel file: all of them or none. */
@Injectable()
export class ImportBeneficiaries {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly adding: AddBeneficiary,
    private readonly identity: IdentityFacade,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Called before the file is read.
   * @throws MembershipWaqfNotFoundError (404), BeneficiariesForbiddenError (403), BeneficiariesWaqfNotApprovedError
   * (409)
   */
  async allow(ctx: Ctx, waqfId: string): Promise<void> {
    const { status } = await this.access.toManageWaqf(ctx, waqfId);
    if (status !== 'approved') throw new BeneficiariesWaqfNotApprovedError();
  }

  /** Shows what an import would do; adds nothing. @throws as `allow`, and BeneficiariesFileRefusedError (422) */
  async preview(ctx: Ctx, input: { waqfId: string; bytes: Uint8Array }): Promise<BeneficiariesPreview> {
    await this.allow(ctx, input.waqfId);
    const rows = await readInProcess(input.bytes);
    const { people, faults } = await this.judge(ctx, input.waqfId, rows);
    const [shares] = await this.beneficiaries.shares(ctx, [input.waqfId]);
    const totalPercentage = sumShares([
      shares?.total ?? 0,
      ...people.map((person) => person.input.allocatedPercentage ?? null),
    ]);
    return {
      rows: rows.map(({ row, cells }) => ({ row, cells: { ...cells } })),
      faults: [...faults],
      totalPercentage,
      warning: shareWarning(totalPercentage),
    };
  }

  /**
   * @throws as `preview`, and BeneficiariesImportRefusedError (422) with every wrong cell;
   * BeneficiariesAlreadyThereError, BeneficiariesRemovedError (409) when a person was added or removed in the meantime
   */
  async execute(ctx: Ctx, input: { waqfId: string; bytes: Uint8Array }): Promise<BeneficiariesImported> {
    await this.allow(ctx, input.waqfId);
    const rows = await readInProcess(input.bytes);
    return this.transactions.run(ctx, async (ctx) => {
      const { people, faults } = await this.judge(ctx, input.waqfId, rows);
      const [first, ...more] = faults;
      if (first) throw new BeneficiariesImportRefusedError([first, ...more]);
      for (const person of people) await this.adding.addInTransaction(ctx, { ...person.input, waqfId: input.waqfId });
      const [shares] = await this.beneficiaries.shares(ctx, [input.waqfId]);
      const totalPercentage = shares?.total ?? 0;
      return { added: people.length, totalPercentage, warning: shareWarning(totalPercentage) };
    });
  }

  private async judge(ctx: Ctx, waqfId: string, rows: readonly SheetRow[]): Promise<CheckedRows> {
    const there = await this.beneficiaries.ofWaqf(ctx, waqfId);
    const reserved = await this.identity.adminsNames(
      ctx,
      rows.map(({ cells }) => storedName(cells.fullName)),
    );
    const ids = new Set(there.map(({ nationalId }) => nationalId));
    return checkRows(rows, { ids, reserved, reservedMessage: nameOfAdmin }, riyadhDay(ctx.clock.now()));
  }
}
