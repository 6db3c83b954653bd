import { Body, Controller, Put } from '@nestjs/common';
import { changePaymentPreferences, paymentPreferencesEnvelope } from '@waqf/contracts/beneficiaries';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx } from '../platform/index.js';
import { SetPreference } from './use-cases/set-preference.js';

class ChangeDto extends createZodDto(changePaymentPreferences) {}
class PreferencesDto extends createZodDto(paymentPreferencesEnvelope) {}

/** How a beneficiary wants to be paid. */
@Controller('api/beneficiary/preferences')
export class PreferencesController {
  constructor(private readonly change: SetPreference) {}

  @Put()
  @Allow('beneficiary.portal')
  @Answers(200, PreferencesDto)
  async set(@Context() ctx: Ctx, @Body() body: ChangeDto) {
    return { preferences: await this.change.execute(ctx, body) };
  }
}
