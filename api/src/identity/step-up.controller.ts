import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  startStepUp,
  type StepUpStarted,
  stepUpStarted,
  type StepUpStatus,
  stepUpStatus,
} from '@waqf/contracts/step-up';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdPipe, Passive, SignedIn } from '../platform/index.js';
import { PollStepUp } from './use-cases/poll-step-up.js';
import { StartStepUp } from './use-cases/start-step-up.js';

class StartStepUpDto extends createZodDto(startStepUp) {}
class StepUpStartedDto extends createZodDto(stepUpStarted) {}
class StepUpStatusDto extends createZodDto(stepUpStatus) {}

/** A fresh confirmation in Nafath, for one act. The call that needs it sends its id in the header `x-step-up`. */
@Controller('api/auth/step-up')
export class StepUpController {
  constructor(
    private readonly startStepUp: StartStepUp,
    private readonly pollStepUp: PollStepUp,
  ) {}

  /** Asks for the confirmation on the person's phone; the answer says what is confirmed. */
  @Post()
  @SignedIn()
  @Answers(201, StepUpStartedDto)
  start(@Context() ctx: Ctx, @Body() { act }: StartStepUpDto): Promise<StepUpStarted> {
    return this.startStepUp.execute(ctx, act);
  }

  @Get(':stepUpId')
  @SignedIn()
  @Passive()
  @Answers(200, StepUpStatusDto)
  async poll(@Context() ctx: Ctx, @Param('stepUpId', IdPipe) stepUpId: string): Promise<StepUpStatus> {
    return { status: await this.pollStepUp.execute(ctx, stepUpId) };
  }
}
