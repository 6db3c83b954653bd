import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import type { Ctx } from '../../platform/index.js';
import type { WaqfDetails } from '../domain/waqf.js';
import { missingForApproval } from '../domain/waqf-details.js';
import { EndowmentsIncompleteError } from '../endowments.errors.js';

/** Finds the person whom the nazir deed appoints, by national id; a person who has no account yet gets one. */
@Injectable()
export class AppointNazir {
  constructor(private readonly identity: IdentityFacade) {}

  /**
   * Runs in the approval's transaction.
   * @returns user id
   * @throws EndowmentsIncompleteError (422) when the data lacks what approval needs
   */
  async appoint(ctx: Ctx, details: WaqfDetails): Promise<string> {
    const missing = missingForApproval(details);
    const { nazirId: nationalId, nazirName: fullName } = details.nazirDetails ?? {};
    if (missing.length > 0 || !nationalId || !fullName) throw new EndowmentsIncompleteError(missing);
    return (await this.identity.findOrCreateByNationalId(ctx, { nationalId, fullName, role: 'nazir' })).id;
  }
}
