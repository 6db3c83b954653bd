import { Injectable } from '@nestjs/common';
import { labelOf } from '@waqf/contracts';
import { type Language, roleLabels } from '@waqf/contracts/identity';
import { inactiveDays, type ManagedUser, userLabels, userQuery, userStateLabels } from '@waqf/contracts/users';
import { arabicCount, arabicNouns, wordList } from '@waqf/formats';
import {
  filtersInWords,
  sortRows,
  type ExportColumn,
  type ExportFilter,
  type ExportSource,
  type ExportView,
} from '../../exports/index.js';
import { type Ctx, parseInput } from '../../platform/index.js';
import { ListUsers } from './list-users.js';

/** The people who match the filters of the administrator's page, as an Excel file with the same data as the page. */
@Injectable()
export class ExportUsers implements ExportSource<ManagedUser> {
  readonly table = 'users';
  readonly title = userLabels.users;
  readonly columns: readonly ExportColumn<ManagedUser>[] = [
    { key: 'user', kind: 'text', title: userLabels.user, value: ({ fullName }) => fullName },
    { key: 'id', kind: 'text', title: userLabels.id, value: ({ id }) => id.slice(0, shownOfId) },
    { key: 'roles', kind: 'text', title: userLabels.roles, value: rolesText },
    { key: 'lastSignIn', kind: 'moment', title: userLabels.lastSignIn, value: ({ lastSignInAt }) => lastSignInAt },
    { key: 'sessions', kind: 'number', title: userLabels.sessions, value: ({ sessions }) => sessions },
    {
      key: 'state',
      kind: 'text',
      title: userLabels.state,
      value: ({ state }, language) => labelOf(userStateLabels, state, language),
    },
    { key: 'createdAt', kind: 'moment', title: userLabels.memberSince, value: ({ createdAt }) => createdAt },
  ];

  constructor(private readonly listUsers: ListUsers) {}

  /** @throws ForbiddenError (403), InvalidInputError (400) for a filter that the list refuses as well */
  async rows(ctx: Ctx, { search, filters, sort, limit, language }: ExportView): Promise<ManagedUser[]> {
    const query = parseInput(userQuery, search === '' ? filters : { ...filters, search });
    return sortRows(await this.listUsers.all(ctx, query, limit), this.columns, sort, language);
  }

  filters(_ctx: Ctx, { filters, language }: ExportView): Promise<ExportFilter[]> {
    return filtersInWords(parseInput(userQuery, filters), {
      role: (role) => ({ title: roleTitle, value: labelOf(roleLabels, role, language) }),
      state: (state) => ({ title: userLabels.state, value: labelOf(userStateLabels, state, language) }),
      inactive: () => ({ title: userLabels.state, value: inactiveName[language] }),
    });
  }
}

const roleTitle = { ar: 'الدور', en: 'Role' };
/** As on the screen. */
const inactiveName = {
  ar: `بلا دخول منذ ${arabicCount(inactiveDays, arabicNouns.day)}`,
  en: `No sign-in for ${inactiveDays} days`,
};

/** How many characters of an id are shown, as the specification says. */
const shownOfId = 8;

const rolesText = ({ roles }: ManagedUser, language: Language): string =>
  wordList(
    roles.map((role) => labelOf(roleLabels, role, language)),
    language,
  );
