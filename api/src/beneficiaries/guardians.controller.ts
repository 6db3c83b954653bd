import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  endGuardian,
  guardianshipEnvelope,
  guardianshipList,
  setGuardian,
  wardList,
} from '@waqf/contracts/beneficiaries';
import { riyadhDay } from '@waqf/formats';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import { EndGuardian } from './use-cases/end-guardian.js';
import { SetGuardian } from './use-cases/set-guardian.js';
import { toGuardianship, ViewGuardians } from './use-cases/view-guardians.js';

class SetDto extends createZodDto(setGuardian) {}
class EndDto extends createZodDto(endGuardian) {}
class GuardianshipDto extends createZodDto(guardianshipEnvelope) {}
class GuardianshipListDto extends createZodDto(guardianshipList) {}
class WardListDto extends createZodDto(wardList) {}

/** Guardians of minors: the nazir records them, and guardians see their wards. */
@Controller('api')
export class GuardiansController {
  constructor(
    private readonly view: ViewGuardians,
    private readonly set: SetGuardian,
    private readonly end: EndGuardian,
  ) {}

  @Get('beneficiary/wards')
  @Allow('beneficiary.portal')
  @Answers(200, WardListDto)
  async wards(@Context() ctx: Ctx) {
    return { wards: await this.view.wards(ctx) };
  }

  @Get('beneficiary/:id/guardians')
  @SignedIn()
  @Answers(200, GuardianshipListDto)
  list(@Context() ctx: Ctx, @Param('id', IdPipe) beneficiaryId: string) {
    return this.view.ofBeneficiary(ctx, { beneficiaryId });
  }

  @Post('beneficiary/:id/guardians')
  @SignedIn()
  @Answers(201, GuardianshipDto)
  async add(@Context() ctx: Ctx, @Param('id', IdPipe) beneficiaryId: string, @Body() body: SetDto) {
    const record = await this.set.execute(ctx, { ...body, beneficiaryId });
    return { guardianship: toGuardianship(record, riyadhDay(ctx.clock.now())) };
  }

  @Post('guardianships/:id/end')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, GuardianshipDto)
  async endOne(@Context() ctx: Ctx, @Param('id', IdPipe) guardianshipId: string, @Body() body: EndDto) {
    const record = await this.end.execute(ctx, { ...body, guardianshipId });
    return { guardianship: toGuardianship(record, riyadhDay(ctx.clock.now())) };
  }
}
