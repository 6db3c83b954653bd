import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { roles } from '@waqf/contracts/identity';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { userStates } from '@waqf/contracts/users';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure, MoreRows, useAddressChoice } from '@waqf/screen-kit';
import { Button, Icon, ListSkeleton, PageHead, Stack, namedDialog } from '@waqf/ui/core';
import type { UserAct } from '../api/act-on-user';
import { type UserFilters, userPages } from '../api/get-users';
import { UserFigures } from '../users/user-figures';
import { UserTable } from '../users/user-table';
import { userMessages } from '../users/users.messages';

// The dialogs and their forms are loaded when the first one is opened.
const dialogs = () => import('../users/user-dialogs');
const AddUserDialog = namedDialog(() => dialogs().then((module) => module.AddUserDialog), userMessages.add);
const UserActDialog = namedDialog(() => dialogs().then((module) => module.UserActDialog), userMessages.open);
const UserPanel = namedDialog(
  () => dialogs().then((module) => module.UserPanel),
  ({ user: { fullName } }) => ({ ar: fullName, en: fullName }),
);

const filterNames = ['search', 'role', 'state', 'inactive'] as const;

/** The filters in the page's address; a value that is none of the known ones is ignored. */
function useUserFilters(): [UserFilters, (next: UserFilters) => void] {
  const { chosen, choose } = useAddressChoice(filterNames);
  const filters: UserFilters = {
    search: chosen.search,
    role: roles.find((known) => known === chosen.role),
    state: userStates.find((known) => known === chosen.state),
    inactive: chosen.inactive === '1' ? '1' : undefined,
  };
  return [filters, (next) => choose({ ...filters, ...next })];
}

/** People: who they are, whether their account is active, and what an administrator can do. */
export function UsersScreen() {
  const t = useMessages(userMessages);
  const { language } = useLanguage();
  const [filters, setFilters] = useUserFilters();
  const [openId, setOpenId] = useState<string | null>(null);
  const [act, setAct] = useState<UserAct | null>(null);
  const [query, setQuery] = useSearchParams();
  const [adding, setAdding] = useState(query.has('add'));
  const pages = useInfiniteQuery(userPages(filters));
  if (pages.isLoadingError)
    return (
      <LoadFailure
        error={pages.error}
        title={loadingCatalogue.users[language]}
        otherwise={loadingCatalogue.later}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    );
  // Removed from the address, so that reloading the page does not open the dialog again.
  const stopAdding = () => {
    setAdding(false);
    setQuery(
      (present) => {
        present.delete('add');
        return present;
      },
      { replace: true },
    );
  };
  const users = pages.data?.pages.flatMap((page) => page.users) ?? [];
  const stats = pages.data?.pages[0]?.stats;
  const open = users.find(({ id }) => id === openId);
  return (
    <>
      <PageHead
        title={t('title')}
        state={stats ? t('people', { count: stats.total }) : undefined}
        actions={
          <Button variant="primary" icon={<Icon.Plus size={18} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      {stats ? (
        <Stack>
          <UserFigures stats={stats} />
          <UserTable
            users={users}
            stats={stats}
            filters={filters}
            onFilter={setFilters}
            onOpen={({ id }) => setOpenId(id)}
          />
        </Stack>
      ) : (
        <ListSkeleton rows={6} />
      )}
      <MoreRows pages={pages} />
      {adding ? <AddUserDialog onClose={stopAdding} /> : null}
      {open && !act ? <UserPanel user={open} onAct={setAct} onClose={() => setOpenId(null)} /> : null}
      {open && act ? <UserActDialog user={open} act={act} onClose={() => setAct(null)} /> : null}
    </>
  );
}
