import { Injectable } from '@nestjs/common';
import type { Beneficiary } from '@waqf/contracts/beneficiaries';
import { BankingFacade } from '../banking/index.js';
import type { Ctx } from '../platform/index.js';
import { Memberships } from '../membership/index.js';
import { accountStateOf, type BeneficiaryRecord, type SubAccount } from './domain/beneficiary.js';

/** Beneficiaries in the shape of the contract, with data of other contexts. The caller checks access. */
@Injectable()
export class BeneficiaryPresenter {
  constructor(
    private readonly banking: BankingFacade,
    private readonly memberships: Memberships,
  ) {}

  /** The beneficiaries in the given order, with a fixed number of queries for any number of them. */
  async all(ctx: Ctx, records: readonly BeneficiaryRecord[]): Promise<Beneficiary[]> {
    const waqfIds = [...new Set(records.map((record) => record.waqfId))];
    // The queries run one after the other, because they share the caller's connection.
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

/** The beneficiary in the shape of the contract. */
function asContract(
  record: BeneficiaryRecord,
  waqfName: string,
  account: SubAccount | undefined,
  hasMain: boolean,
): Beneficiary {
  const {
    personId: _personId,
    removedAt: _removedAt,
    suspensionReason: _suspensionReason,
    createdAt,
    ...rest
  } = record;
  const accountState = accountStateOf(account, hasMain);
  const open = accountState === 'active' || accountState === 'suspended' || accountState === 'closed';
  return {
    ...rest,
    waqfName,
    createdAt: createdAt.toISOString(),
    accountState,
    bankAccountId: open ? (account?.id ?? null) : null,
  };
}
