import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { Memberships } from './membership.facade.js';
import { RefreshPages } from './realtime.js';

@Module({ imports: [NotificationsModule], providers: [Memberships, RefreshPages], exports: [Memberships] })
export class MembershipModule {}
