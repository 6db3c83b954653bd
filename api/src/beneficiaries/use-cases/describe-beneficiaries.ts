import { Injectable } from '@nestjs/common';
import type { Beneficiary } from '@waqf/contracts/beneficiaries';
import { BankingFacade } from '../../banking/index.js';
import type { Ctx } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import { asContract, type BeneficiaryRecord } from '../domain/beneficiary.js';

/** Brings together what other contexts know of beneficiaries. Access is the caller's. */
@Injectable()
export class DescribeBeneficiaries {
  constructor(
    private readonly banking: BankingFacade,
    private readonly memberships: Memberships,
  ) {}

  /** In the order given; a fixed number of queries, however many. */
  async all(ctx: Ctx, records: readonly BeneficiaryRecord[]): Promise<Beneficiary[]> {
    const waqfIds = [...new Set(records.map((record) => record.waqfId))];
    // One after the other: they share the caller's connection.
    const names = await this.memberships.names(ctx, waqfIds);
    const accounts = await this.banking.subAccounts(
      ctx,
      records.map((record) => record.id),
    );
    const mains = await this.banking.waqfsWithMainAccount(ctx, waqfIds);
    return records.map((record) =>
      asContract(record, names.get(record.waqfId) ?? '', accounts.get(record.id), mains.has(record.waqfId)),
    );
  }

  async one(ctx: Ctx, record: BeneficiaryRecord): Promise<Beneficiary> {
    const [beneficiary] = await this.all(ctx, [record]);
    if (!beneficiary) throw new Error('one record gives one beneficiary');
    return beneficiary;
  }
}
