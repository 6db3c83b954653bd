import { Injectable } from '@nestjs/common';
import type { BeneficiaryDashboard } from '@waqf/contracts/reporting';
import { zeroHalalas } from '@waqf/money';
import { type Ctx, personOf } from '../../platform/index.js';
import { dashboardOf } from '../domain/beneficiary-portfolio.js';
import { ReportingPageForbiddenError } from '../reporting.errors.js';

/** The beneficiary's own figures. */
@Injectable()
export class ViewBeneficiaryDashboard {
  /**
   * No waqf has registered beneficiaries yet (their context and its tables come with it), so nobody has a share, and
   * the answer is the dashboard of a person without shares.
   * @throws ReportingPageForbiddenError (403) for people who are no beneficiaries
   */
  execute(ctx: Ctx): BeneficiaryDashboard {
    if (!personOf(ctx).capabilities.has('beneficiary.portal')) throw new ReportingPageForbiddenError();
    return dashboardOf({ allocations: [], accounts: [], recent: [], lastMonth: zeroHalalas });
  }
}
