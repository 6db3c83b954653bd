import { lookUp } from '@waqf/contracts';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { BeneficiaryHit, TransactionHit, WaqfHit } from '@waqf/contracts/search';
import { searchWords } from '@waqf/formats';
import { useLanguage, useMessages, useRouteWorks, useSession, type Remote } from '@waqf/platform-web';
import { Amount, Avatar, Icon, IconTile, Seal, StatusTag } from '@waqf/ui/core';
import { readChoices, type Choice } from './recent-choices';
import { matchingPages, pagesOf, type Page } from './search-pages';
import { searchMessages } from './search.messages';
import { useSearch } from './use-search';

export interface SearchOption {
  key: string;
  to: string;
  label: string;
  /** Where else the words stand. */
  details: { label: string; text: string }[];
  lead: ReactNode;
  end: ReactNode;
  choice: Choice;
}

export interface OptionGroup {
  key: 'recent' | 'waqf' | 'beneficiary' | 'transaction' | 'page';
  label: string;
  options: SearchOption[];
}

const statusTones = { draft: 'neutral', pending: 'warning', approved: 'success' } as const;
const waqfAddress = (id: string) => `/waqf/${id}/details`;
/** The list of transactions where there is one, narrowed down to what was found. */
const listAddress = ({ waqfId, description }: TransactionHit) =>
  `/transactions?${new URLSearchParams({ waqfId, q: description }).toString()}`;

/** What can be chosen: for words the waqfs and pages that hold them, without any what was chosen last and the pages. */
export function useOptions(text: string, remote: Remote | null, owner: string) {
  const t = useMessages(searchMessages);
  const { language } = useLanguage();
  const { can } = useSession();
  const works = useRouteWorks();
  const { groups: found, ...state } = useSearch(text, can('waqf.list'));
  const pages = useMemo(() => (remote ? pagesOf(remote, works, can) : []), [remote, works, can]);
  const [recent] = useState(() => readChoices(owner));
  const words = searchWords(text);

  const ofPage = (page: Page): SearchOption => ({
    key: `page ${page.to}`,
    to: page.to,
    label: page.label[language],
    details: [],
    end: null,
    choice: { kind: 'page', to: page.to },
    lead: <IconTile icon={(page.icon as ReactElement | null) ?? <Icon.File />} />,
  });
  const ofWaqf = ({ id, name, status, found: places }: WaqfHit): SearchOption => ({
    key: `waqf ${id}`,
    to: waqfAddress(id),
    label: name,
    choice: { kind: 'waqf', id, name },
    details: places.flatMap(({ field, text: place }) =>
      field === 'name' ? [] : [{ label: t.of('', field), text: place }],
    ),
    lead: status === 'approved' ? <Seal approved size={40} /> : <IconTile icon={<Icon.Waqf />} />,
    end: <StatusTag tone={lookUp(statusTones, status) ?? 'neutral'}>{t.of('', status)}</StatusTag>,
  });
  /** Leads to the accounts of the waqf, where each beneficiary stands with the sub-account. */
  const ofBeneficiary = ({
    id,
    waqfId,
    waqfName,
    fullName,
    allocatedPercentage,
    isActive,
  }: BeneficiaryHit): SearchOption => ({
    key: `beneficiary ${id}`,
    to: works(`/waqf/${waqfId}/banking`) ? `/waqf/${waqfId}/banking` : waqfAddress(waqfId),
    label: fullName,
    choice: { kind: 'waqf', id: waqfId, name: waqfName },
    details: [
      { label: t('waqf'), text: waqfName },
      ...(allocatedPercentage === null ? [] : [{ label: t('share'), text: `${allocatedPercentage}%` }]),
    ],
    lead: <Avatar name={fullName} />,
    end: isActive ? null : <StatusTag tone="neutral">{t('inactive')}</StatusTag>,
  });
  /** Remembered as its waqf: what was found once by chance is not what one comes back to. */
  const ofTransaction = (hit: TransactionHit): SearchOption => ({
    key: `transaction ${hit.id}`,
    to: works('/transactions') ? listAddress(hit) : waqfAddress(hit.waqfId),
    label: hit.description,
    choice: { kind: 'waqf', id: hit.waqfId, name: hit.waqfName },
    details: [{ label: t('waqf'), text: hit.waqfName }],
    lead: <IconTile icon={<Icon.Exchange />} />,
    end: <Amount value={hit.signedAmount} signed />,
  });
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
