import { Inject, Injectable } from '@nestjs/common';
import { Environment } from '../../platform/index.js';

/** Whether the Nafath simulator handles sign-in, which also provides the sample users. */
@Injectable()
export class Simulation {
  readonly isOn: boolean;

  constructor(@Inject(Environment) environment: Environment) {
    this.isOn = environment.simulators && environment.nafath === undefined;
  }
}
