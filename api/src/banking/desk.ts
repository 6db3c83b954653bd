import { Injectable } from '@nestjs/common';
import { formatAmountForWire } from '@waqf/money';
import type { DeskSource, DeskTask } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { FindIdleMains } from './use-cases/find-idle-mains.js';

/** Main accounts with which a waqf can neither pay nor receive. */
@Injectable()
export class MainAccountsOnDesk implements DeskSource {
  constructor(private readonly find: FindIdleMains) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const idle = await this.find.execute(ctx, [...waqfs.keys()]);
    return idle.map(({ waqfId, held, title, text }) => ({
      key: `main-account-${waqfId}`,
      kind: 'main_account',
      waqfId,
      title,
      text,
      amount: held > 0n ? formatAmountForWire(held) : null,
      due: null,
      to: `/waqf/${waqfId}/banking`,
      open: { ar: 'افتح الحسابات البنكية', en: 'Open the bank accounts' },
    }));
  }
}
