import { Module, type OnModuleInit } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { AccessRights } from '../platform/index.js';
import { Memberships } from './membership.facade.js';
import { WaqfNotices } from './notices.js';
import { RefreshPages } from './realtime.js';

@Module({
  imports: [NotificationsModule],
  providers: [Memberships, RefreshPages, WaqfNotices],
  exports: [Memberships, WaqfNotices],
})
export class MembershipModule implements OnModuleInit {
  constructor(
    private readonly memberships: Memberships,
    private readonly rights: AccessRights,
  ) {}

  onModuleInit(): void {
    this.rights.register((ctx) => this.memberships.accessRights(ctx));
  }
}
