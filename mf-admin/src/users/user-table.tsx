import { longestSearch } from '@waqf/contracts';
import { roles } from '@waqf/contracts/identity';
import { type ManagedUser, type UserStats, userStates } from '@waqf/contracts/users';
import { useMessages, useNamedTableExport, givenParams } from '@waqf/platform-web';
import { Avatar, Button, DualDate, Icon, Ltr, Stack, StatusTag, type TableView, VisuallyHidden } from '@waqf/ui/core';
import { type DataColumn, DataTable, firstTableState, type PhoneRows } from '@waqf/ui/data';
import { SelectInput } from '@waqf/ui/field';
import { type UserFilters } from '../api/get-users';
import { RoleTags, shortId, StateTag } from './user-tags';
import * as css from './user-table.module.css';
import { userMessages } from './users.messages';

export interface UserTableProps {
  users: ManagedUser[];
  stats: UserStats;
  filters: UserFilters;
  onFilter: (filters: UserFilters) => void;
  onOpen: (user: ManagedUser) => void;
}

/** The people that the server found; on a phone in two lines each. */
export function UserTable({ users, stats, filters, onFilter, onOpen }: UserTableProps) {
  const t = useMessages(userMessages);
  const { search: _search, ...named } = givenParams(filters);
  const file = useNamedTableExport('users', named, ['id', 'createdAt']);
  const exporting = { ...file, run: (view: TableView) => file.run(withoutActions(view)) };
  return (
    <DataTable
      title={t('list')}
      note={t('searchHint')}
      columns={useColumns(onOpen)}
      rows={users}
      rowKey={({ id }) => id}
      choosable={false}
      exporting={exporting}
      phoneRows={usePhoneRows(onOpen)}
      state={{ ...firstTableState, search: filters.search ?? '' }}
      onStateChange={({ search }) => onFilter({ ...filters, search: search.slice(0, longestSearch) || undefined })}
      serverTotal={users.length}
      pageSize={Math.max(1, users.length)}
      extra={<Filters stats={stats} filters={filters} onFilter={onFilter} />}
      empty={{ title: t('empty'), text: t('emptyText'), icon: <Icon.People size={28} /> }}
    />
  );
}

function Filters({ stats, filters, onFilter }: Pick<UserTableProps, 'stats' | 'filters' | 'onFilter'>) {
  const t = useMessages(userMessages);
  return (
    <div className={css.filters}>
      <SelectInput
        size="small"
        aria-label={t('roleFilter')}
        placeholder={t('everyRole')}
        clearable
        value={filters.role}
        onChange={(role) => onFilter({ ...filters, role })}
        options={roles.map((role) => ({ value: role, label: `${t.of('role.', role)} (${stats.byRole[role]})` }))}
      />
      <SelectInput
        size="small"
        aria-label={t('stateFilter')}
        placeholder={t('everyState')}
        clearable
        value={filters.inactive ? 'inactive' : filters.state}
        onChange={(chosen) => onFilter({ ...filters, ...stateFilter(chosen) })}
        options={[...userStates, 'inactive' as const].map((state) => ({ value: state, label: t.of('state.', state) }))}
      />
    </div>
  );
}

/** The column of buttons is not exported to the file. */
const withoutActions = ({ columns, ...view }: TableView): TableView => ({
  ...view,
  ...(columns && { columns: columns.filter((key) => key !== 'actions') }),
});

/** Inactive people are filtered with the same field as deactivated accounts. */
const stateFilter = (chosen: UserFilters['state'] | 'inactive'): Pick<UserFilters, 'state' | 'inactive'> =>
  chosen === 'inactive' ? { state: undefined, inactive: '1' } : { state: chosen, inactive: undefined };

/**
 * On a phone: the person and whether the account is active, then the roles and the last sign-in; pressing a row opens
 * it.
 */
function usePhoneRows(onOpen: (user: ManagedUser) => void): PhoneRows<ManagedUser> {
  const t = useMessages(userMessages);
  return {
    line: (user) => ({
      lead: <Avatar name={user.fullName} />,
      title: user.own ? (
        <bdi>{user.fullName}</bdi>
      ) : (
        <button type="button" className={css.open} onClick={() => onOpen(user)}>
          <VisuallyHidden>{t('open')}: </VisuallyHidden>
          {user.fullName}
        </button>
      ),
      amount: user.own ? <OwnTag /> : <StateTag state={user.state} />,
      note: (
        <span className={css.note}>
          {[user.role, ...user.roles.filter((other) => other !== user.role)].map((role) => (
            <span key={role}>{t.of('role.', role)}</span>
          ))}
          {user.lastSignInAt === null ? <span>{t('never')}</span> : <DualDate iso={user.lastSignInAt} short />}
          <Ltr>{shortId(user.id)}</Ltr>
          {user.own ? <span>{t('own')}</span> : null}
        </span>
      ),
    }),
  };
}

/** Shown for the user's own row, because administrators may not change themselves. */
function OwnTag() {
  const t = useMessages(userMessages);
  return (
    <StatusTag tone="neutral" icon={<Icon.Lock size={15} />}>
      {t('you')}
    </StatusTag>
  );
}

function useColumns(onOpen: (user: ManagedUser) => void): DataColumn<ManagedUser>[] {
  const t = useMessages(userMessages);
  return [
    {
      key: 'user',
      title: t('user'),
      fixed: true,
      render: ({ id, fullName, own }) => (
        <Stack gap={4}>
          <span>{fullName}</span>
          <span>
            <Ltr>{shortId(id)}</Ltr>
          </span>
          {own ? <span>{t('own')}</span> : null}
        </Stack>
      ),
    },
    { key: 'roles', title: t('roles'), render: (user) => <RoleTags user={user} /> },
    {
      key: 'lastSignIn',
      title: t('lastSignIn'),
      render: ({ lastSignInAt }) => (lastSignInAt === null ? t('never') : <DualDate iso={lastSignInAt} withTime />),
    },
    { key: 'sessions', title: t('sessions'), render: ({ sessions }) => sessions },
    { key: 'state', title: t('state'), render: ({ state }) => <StateTag state={state} /> },
    {
      key: 'actions',
      title: t('actions'),
      fixed: true,
      render: (user) =>
        user.own ? (
          <OwnTag />
        ) : (
          <Button onClick={() => onOpen(user)}>
            {t('open')}
            <VisuallyHidden>: {user.fullName}</VisuallyHidden>
          </Button>
        ),
    },
  ];
}
