import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { type SamplePerson, samplePeople as samplePeopleContract, simulatorAnswer } from '@waqf/contracts/identity';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { samplePeople } from '../../identity/index.js';
import { Answers, cspNonceOf, IdPipe, Public } from '../../platform/index.js';
import { NafathSimulator } from './nafath-simulator.js';
import { phonePage } from './phone-page.js';

class SimulatorAnswerDto extends createZodDto(simulatorAnswer) {}
class SamplePeopleDto extends createZodDto(samplePeopleContract) {}

/** The user's side of the simulator: the phone, and the list of sample people. */
@Controller('simulator')
export class NafathPhoneController {
  constructor(private readonly simulator: NafathSimulator) {}

  /** The sample people that can sign in. */
  @Get('people')
  @Public()
  @Answers(200, SamplePeopleDto)
  people(): SamplePerson[] {
    return samplePeople
      .filter(({ deactivated }) => !deactivated)
      .map(({ nationalId, fullName, role }) => ({ nationalId, fullName, role }));
  }

  /** Chooses a number on the phone. */
  @Post('nafath/transactions/:transactionId/approve')
  @Public()
  @Answers(204)
  async approve(@Param('transactionId', IdPipe) id: string, @Body() body: SimulatorAnswerDto): Promise<void> {
    await this.simulator.approve(id, body.random);
  }

  /** Declines the request on the phone. */
  @Post('nafath/transactions/:transactionId/reject')
  @Public()
  @Answers(204)
  async reject(@Param('transactionId', IdPipe) id: string): Promise<void> {
    await this.simulator.reject(id);
  }

  /** The phone's screen for one request. */
  @Get('nafath/phone/:transactionId')
  @Public()
  async phone(@Param('transactionId', IdPipe) id: string, @Res() response: Response): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(phonePage(await this.simulator.find(id), cspNonceOf(response)));
  }
}
