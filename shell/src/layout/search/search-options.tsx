import { lookUp } from '@waqf/contracts';
import { type ReactElement, type ReactNode } from 'react';
import type { Language } from '@waqf/formats';
import type { BeneficiaryHit, TransactionHit, WaqfHit } from '@waqf/contracts/search';
import { useLanguage, useMessages, useRouteWorks } from '@waqf/platform-web';
import { Amount, Avatar, Icon, IconTile, Seal, StatusTag } from '@waqf/ui/core';
import { type Choice } from './recent-choices';
import { type Page } from './search-pages';
import { searchMessages } from './search.messages';

export interface SearchOption {
  key: string;
  to: string;
  label: string;
  /** Other texts in which the words were found. */
  details: { label: string; text: string }[];
  lead: ReactNode;
  end: ReactNode;
  choice: Choice;
}

const statusTones = { draft: 'neutral', pending: 'warning', approved: 'success', discarded: 'neutral' } as const;
export const waqfAddress = (id: string) => `/waqf/${id}/details`;
/** The address of the list of transactions, filtered to the one that was found. */
const listAddress = ({ waqfId, description }: TransactionHit) =>
  `/transactions?${new URLSearchParams({ waqfId, q: description }).toString()}`;

const pageOption = (page: Page, language: Language): SearchOption => ({
  key: `page ${page.to}`,
  to: page.to,
  label: page.label[language],
  details: [],
  end: null,
  choice: { kind: 'page', to: page.to },
  lead: <IconTile icon={(page.icon as ReactElement | null) ?? <Icon.File />} />,
});

/** Builds the options of the list: how a page and each kind of hit are shown, and where they lead. */
export function useOptionBuilders() {
  const t = useMessages(searchMessages);
  const { language } = useLanguage();
  const works = useRouteWorks();

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
  /** Leads to the accounts of the waqf, where each beneficiary is shown with the sub-account. */
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
  /** Remembered as its waqf, because a user rarely returns to a single transaction. */
  const ofTransaction = (hit: TransactionHit): SearchOption => ({
    key: `transaction ${hit.id}`,
    to: works('/transactions') ? listAddress(hit) : waqfAddress(hit.waqfId),
    label: hit.description,
    choice: { kind: 'waqf', id: hit.waqfId, name: hit.waqfName },
    details: [{ label: t('waqf'), text: hit.waqfName }],
    lead: <IconTile icon={<Icon.Exchange />} />,
    end: <Amount value={hit.signedAmount} signed />,
  });
  return { ofPage: (page: Page) => pageOption(page, language), ofWaqf, ofBeneficiary, ofTransaction };
}
