import { Body, Controller, Get, Headers, Post, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { SignInStatus } from '@waqf/contracts/identity';
import { stepUpSubject } from '@waqf/contracts/step-up';
import type { JWK } from 'jose';
import { createZodDto } from 'nestjs-zod';
import * as z from 'zod/mini';
import { simulatorCredentials } from '../../identity/index.js';
import { Answers, NotSignedInError, SelfAuthenticated, Public } from '../../platform/index.js';
import { NafathSimulator } from './nafath-simulator.js';

const text = z.string().check(z.minLength(1), z.maxLength(200));
class RequestQueryDto extends createZodDto(z.object({ local: z.optional(text), requestId: z.uuid() })) {}
class RequestDto extends createZodDto(
  z.object({
    nationalId: z.string().check(z.regex(/^[12]\d{9}$/)),
    service: text,
    confirms: z.optional(stepUpSubject),
  }),
) {}
class StatusDto extends createZodDto(z.object({ nationalId: text, transId: text, random: text })) {}

/** Nafath's API, as the platform's adapter calls it. */
@ApiExcludeController()
@Controller('simulator/nafath/api/v1/mfa')
export class NafathWireController {
  constructor(private readonly simulator: NafathSimulator) {}

  @Post('request')
  @Public()
  @SelfAuthenticated()
  @Answers(201)
  async request(
    @Headers() headers: Record<string, string>,
    @Query() query: RequestQueryDto,
    @Body() body: RequestDto,
  ): Promise<{ transId: string; random: string }> {
    refuseStrangers(headers);
    return this.simulator.request(body.nationalId, query.requestId, body.confirms ?? null);
  }

  @Post('request/status')
  @Public()
  @SelfAuthenticated()
  @Answers(201)
  async status(@Headers() headers: Record<string, string>, @Body() body: StatusDto): Promise<SignInStatus> {
    refuseStrangers(headers);
    return { status: await this.simulator.status(body.transId, body.nationalId, body.random) };
  }

  @Get('jwk')
  @Public()
  jwk(): Promise<{ keys: JWK[] }> {
    return this.simulator.jwk();
  }
}

function refuseStrangers(headers: Record<string, string>): void {
  const known = headers['app-id'] === simulatorCredentials.appId && headers['app-key'] === simulatorCredentials.appKey;
  if (!known) throw new NotSignedInError();
}
