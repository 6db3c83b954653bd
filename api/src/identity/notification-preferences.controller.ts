import { Body, Controller, Put } from '@nestjs/common';
import { notificationPreferences, type User, userEnvelope } from '@waqf/contracts/identity';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SignedIn } from '../platform/index.js';
import { ChangeNotificationPreferences } from './use-cases/change-notification-preferences.js';
import { PresentOwnUser } from './use-cases/present-own-user.js';

class NotificationPreferencesDto extends createZodDto(notificationPreferences) {}
class PreferencesUserDto extends createZodDto(userEnvelope) {}

@Controller('api/user/notifications')
export class NotificationPreferencesController {
  constructor(
    private readonly changeNotificationPreferences: ChangeNotificationPreferences,
    private readonly presentOwnUser: PresentOwnUser,
  ) {}

  /** Sets which notices the person wants, and over which channels. */
  @Put()
  @SignedIn()
  @Answers(200, PreferencesUserDto)
  async change(@Context() ctx: Ctx, @Body() body: NotificationPreferencesDto): Promise<{ user: User }> {
    const person = await this.changeNotificationPreferences.execute(ctx, body);
    return { user: await this.presentOwnUser.execute(ctx, person) };
  }
}
