import { Injectable } from '@nestjs/common';
import { type Ctx, NotSignedInError, personOf } from '../../platform/index.js';
import type { PersonEntity } from '../persistence/person.entity.js';
import { PersonRepository } from '../persistence/person.repository.js';

/** Reads the person who is signed in, with their preferences. */
@Injectable()
export class ReadOwnPerson {
  constructor(private readonly people: PersonRepository) {}

  async execute(ctx: Ctx): Promise<PersonEntity> {
    const person = await this.people.find(ctx, personOf(ctx).userId);
    if (!person) throw new NotSignedInError();
    return person;
  }
}
