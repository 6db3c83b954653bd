import { useMemo, useState } from 'react';
import { searchWords } from '@waqf/formats';
import { useLanguage, useMessages, useRouteWorks, useSession, type Remote } from '@waqf/platform-web';
import { Icon, IconTile } from '@waqf/ui/core';
import { readChoices, type Choice } from './recent-choices';
import { matchingPages, pagesOf } from './search-pages';
import { searchMessages } from './search.messages';
import { useSearch } from './use-search';
import { useOptionBuilders, waqfAddress, type SearchOption } from './search-options';

export interface OptionGroup {
  key: 'recent' | 'waqf' | 'beneficiary' | 'transaction' | 'page';
  label: string;
  options: SearchOption[];
}

/** The options: for typed words, the matching waqfs and pages; otherwise the latest choices and the pages. */
export function useOptions(text: string, remote: Remote | null, owner: string) {
  const t = useMessages(searchMessages);
  const { language } = useLanguage();
  const { can } = useSession();
  const works = useRouteWorks();
  const { groups: found, ...state } = useSearch(text, can('waqf.list'));
  const pages = useMemo(() => (remote ? pagesOf(remote, works, can) : []), [remote, works, can]);
  const [recent] = useState(() => readChoices(owner));
  const words = searchWords(text);

  const { ofPage, ofWaqf, ofBeneficiary, ofTransaction } = useOptionBuilders();
  const ofChoice = (choice: Choice): SearchOption[] => {
    if (choice.kind === 'page') return pages.filter(({ to }) => to === choice.to).map(ofPage);
    if (!can('waqf.list') || !works(waqfAddress(choice.id))) return [];
    return [
      {
        key: `waqf ${choice.id}`,
        to: waqfAddress(choice.id),
        label: choice.name,
        details: [],
        lead: <IconTile icon={<Icon.Clock />} />,
        end: null,
        choice,
      },
    ];
  };

  const groups: OptionGroup[] =
    words.length === 0
      ? [
          { key: 'recent', label: t('recent'), options: recent.flatMap(ofChoice) },
          {
            key: 'page',
            label: t('goTo'),
            options: pages
              .filter(({ to }) => !recent.some((choice) => choice.kind === 'page' && choice.to === to))
              .map(ofPage),
          },
        ]
      : [
          ...found.map((group): OptionGroup => {
            if (group.kind === 'waqf') return { key: group.kind, label: t('waqfs'), options: group.hits.map(ofWaqf) };
            if (group.kind === 'beneficiary')
              return { key: group.kind, label: t('beneficiaries'), options: group.hits.map(ofBeneficiary) };
            return { key: group.kind, label: t('transactions'), options: group.hits.map(ofTransaction) };
          }),
          { key: 'page', label: t('pages'), options: matchingPages(pages, words, language).map(ofPage) },
        ];
  return {
    ...state,
    more: found.some((group) => group.more),
    groups: groups.filter(({ options }) => options.length > 0),
  };
}
