import { Inject, Injectable } from '@nestjs/common';
import { NotificationsFacade } from '../../notifications/index.js';
import { type Ctx, Environment } from '../../platform/index.js';
import { above, figuresOf, type Finding, type Probe, worstOf } from './probe.js';
import { connects } from './reach.js';

/** Checks the mail server: whether it accepts connections, and how many messages did not arrive. */
@Injectable()
export class MailProbe implements Probe {
  readonly component = 'mail';

  constructor(
    private readonly notifications: NotificationsFacade,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  async look(ctx: Ctx): Promise<Finding> {
    const { smtpUrl, simulators } = this.environment;
    const { waiting, failed } = await this.notifications.deliveryFigures(ctx);
    const answerMs = smtpUrl === undefined ? null : await connects(smtpUrl);
    const simulated = smtpUrl === undefined && simulators;
    const figures = figuresOf({
      ...(smtpUrl === undefined ? {} : { answerMs }),
      waitingMails: waiting,
      failedMails: failed,
    });
    if (smtpUrl === undefined && !simulators)
      return { component: this.component, state: 'off', problem: null, simulated, figures };
    const [state, problem] = worstOf([
      smtpUrl !== undefined && answerMs === null ? ['error', 'unreachable'] : ['healthy', null],
      above(failed, { warning: 0 }, 'failures'),
    ]);
    return { component: this.component, state, problem, simulated, figures };
  }
}
