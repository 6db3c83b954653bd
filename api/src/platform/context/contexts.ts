import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@waqf/contracts/identity';
import { DataSource } from 'typeorm';
import type { Actor } from './actor.js';
import { Clock } from './clock.js';
import type { Ctx } from './ctx.js';

/** Creates contexts outside a transaction. Controllers receive theirs through `@Context()`. */
@Injectable()
export class Contexts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Context of a request. */
  of(actor: Actor, language: Language, reference: string): Ctx {
    return {
      actor,
      manager: this.dataSource.manager,
      clock: this.clock,
      language,
      reference,
      afterCommit: (work) => work(),
    };
  }

  /**
   * Context of work that no request asked for: a job, a listener, a sample step.
   * @param name appears in the audit trail, e.g. `documents.read`
   */
  system(name: string, clock: Clock = this.clock): Ctx {
    return { ...this.of({ kind: 'system', name }, 'ar', randomUUID()), clock };
  }
}
