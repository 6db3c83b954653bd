import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { Memberships } from './memberships.js';
import { RefreshPages } from './refresh-pages.js';

@Module({ imports: [NotificationsModule], providers: [Memberships, RefreshPages], exports: [Memberships] })
export class MembershipModule {}
