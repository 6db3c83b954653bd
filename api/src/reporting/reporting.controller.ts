import { Controller, Get, Query } from '@nestjs/common';
import {
  adminDashboard,
  beneficiaryDashboard,
  beneficiaryProfile,
  dashboardStats,
  ownTransactionList,
  ownTransactionQuery,
  publicStats,
} from '@waqf/contracts/reporting';
import { portalQuery } from '@waqf/contracts/beneficiaries';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, Public, SharedAnswer, SignedIn } from '../platform/index.js';
import { ViewAdminDashboard } from './use-cases/view-admin-dashboard.js';
import { SupportingDocumentsFacade } from '../supporting-documents/index.js';
import { ListOwnTransactions } from './use-cases/list-own-transactions.js';
import { ViewBeneficiaryDashboard } from './use-cases/view-beneficiary-dashboard.js';
import { ViewBeneficiaryProfile } from './use-cases/view-beneficiary-profile.js';
import { ViewPublicStats } from './use-cases/view-public-stats.js';
import { ViewStats } from './use-cases/view-stats.js';

class DashboardStatsDto extends createZodDto(dashboardStats) {}
class AdminDashboardDto extends createZodDto(adminDashboard) {}
class BeneficiaryDashboardDto extends createZodDto(beneficiaryDashboard) {}
class BeneficiaryProfileDto extends createZodDto(beneficiaryProfile) {}
class OwnTransactionQueryDto extends createZodDto(ownTransactionQuery) {}
class OwnTransactionListDto extends createZodDto(ownTransactionList) {}
class PortalQueryDto extends createZodDto(portalQuery) {}
class PublicStatsDto extends createZodDto(publicStats) {}

/** Dashboards and statistics; the use cases check who may see which page, because the refusal names the page. */
@Controller('api')
export class ReportingController {
  constructor(
    private readonly stats: ViewStats,
    private readonly admin: ViewAdminDashboard,
    private readonly beneficiary: ViewBeneficiaryDashboard,
    private readonly profile: ViewBeneficiaryProfile,
    private readonly ownTransactions: ListOwnTransactions,
    private readonly everybody: ViewPublicStats,
    private readonly documents: SupportingDocumentsFacade,
  ) {}

  @Get('dashboard/stats')
  @SharedAnswer()
  @SignedIn()
  @Answers(200, DashboardStatsDto)
  async viewStats(@Context() ctx: Ctx) {
    return { stats: await this.stats.execute(ctx) };
  }

  @Get('admin/dashboard')
  @SharedAnswer()
  @SignedIn()
  @Answers(200, AdminDashboardDto)
  viewAdmin(@Context() ctx: Ctx) {
    return this.admin.execute(ctx);
  }

  @Get('beneficiary/dashboard')
  @SignedIn()
  @Answers(200, BeneficiaryDashboardDto)
  async viewBeneficiary(@Context() ctx: Ctx, @Query() query: PortalQueryDto) {
    return { dashboard: await this.beneficiary.execute(ctx, query) };
  }

  @Get('beneficiary/profile')
  @Allow('beneficiary.portal')
  @Answers(200, BeneficiaryProfileDto)
  async viewProfile(@Context() ctx: Ctx, @Query() query: PortalQueryDto) {
    const { personId, profile } = await this.profile.execute(ctx, query);
    return { profile: { ...profile, documents: await this.documents.ofPerson(ctx, personId) } };
  }

  @Get('beneficiary/transactions')
  @Allow('beneficiary.portal')
  @Answers(200, OwnTransactionListDto)
  listOwn(@Context() ctx: Ctx, @Query() query: OwnTransactionQueryDto) {
    return this.ownTransactions.execute(ctx, query);
  }

  @Get('public/stats')
  @Public()
  @Answers(200, PublicStatsDto)
  async viewPublicStats(@Context() ctx: Ctx) {
    return { stats: await this.everybody.execute(ctx) };
  }
}
