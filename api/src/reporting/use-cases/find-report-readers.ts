import { Injectable } from '@nestjs/common';
import type { Role } from '@waqf/contracts/identity';
import { IdentityFacade, type Person } from '../../identity/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { ReportingAccess } from '../access.js';
import { ReportingReaderError } from '../reporting.errors.js';

/** A person who may read the reports of a waqf, and the role in which they do. */
export interface ReportReader {
  readonly person: Person;
  readonly role: Role;
}

/** Finds who may receive reports or files of a waqf: its founder, its nazir, and the administrator who asks. */
@Injectable()
export class FindReportReaders {
  constructor(
    private readonly access: ReportingAccess,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws ReportingPageForbiddenError (403), MembershipWaqfNotFoundError (404) */
  async execute(ctx: Ctx, waqfId: string): Promise<ReportReader[]> {
    const { waqifId, nazirId, relations } = await this.access.readable(ctx, waqfId);
    const wanted = new Map<string, Role>([[waqifId, 'waqif']]);
    if (nazirId !== null && !wanted.has(nazirId)) wanted.set(nazirId, 'nazir');
    const { userId } = personOf(ctx);
    if (relations.includes('admin') && !wanted.has(userId)) wanted.set(userId, 'admin');
    const people = await this.identity.people(ctx, [...wanted.keys()]);
    return [...wanted].flatMap(([id, role]) => {
      const person = people.get(id);
      return person?.isActive ? [{ person, role }] : [];
    });
  }

  /**
   * The readers with these ids, in the same order, each once.
   * @throws as `execute`, ReportingReaderError (422) when one of them may not read the waqf
   */
  async chosen(ctx: Ctx, waqfId: string, ids: readonly string[]): Promise<ReportReader[]> {
    const readers = await this.execute(ctx, waqfId);
    return [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => {
      const reader = readers.find(({ person }) => person.id === id);
      if (!reader) throw new ReportingReaderError();
      return reader;
    });
  }
}
