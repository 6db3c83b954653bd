import { Controller, Get } from '@nestjs/common';
import { adminDashboard, beneficiaryDashboard, dashboardStats } from '@waqf/contracts/reporting';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SignedIn } from '../platform/index.js';
import { ViewAdminDashboard } from './use-cases/view-admin-dashboard.js';
import { ViewBeneficiaryDashboard } from './use-cases/view-beneficiary-dashboard.js';
import { ViewStats } from './use-cases/view-stats.js';

class DashboardStatsDto extends createZodDto(dashboardStats) {}
class AdminDashboardDto extends createZodDto(adminDashboard) {}
class BeneficiaryDashboardDto extends createZodDto(beneficiaryDashboard) {}

/** Figures; who may see which page is decided in the use case, because the refusal names the page. */
@Controller('api')
export class ReportingController {
  constructor(
    private readonly stats: ViewStats,
    private readonly admin: ViewAdminDashboard,
    private readonly beneficiary: ViewBeneficiaryDashboard,
  ) {}

  @Get('dashboard/stats')
  @SignedIn()
  @Answers(200, DashboardStatsDto)
  async viewStats(@Context() ctx: Ctx) {
    return { stats: await this.stats.execute(ctx) };
  }

  @Get('admin/dashboard')
  @SignedIn()
  @Answers(200, AdminDashboardDto)
  viewAdmin(@Context() ctx: Ctx) {
    return this.admin.execute(ctx);
  }

  @Get('beneficiary/dashboard')
  @SignedIn()
  @Answers(200, BeneficiaryDashboardDto)
  viewBeneficiary(@Context() ctx: Ctx) {
    return { dashboard: this.beneficiary.execute(ctx) };
  }
}
