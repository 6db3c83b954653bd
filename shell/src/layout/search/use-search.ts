import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { knownGroups, searchAnswer, type SearchGroup } from '@waqf/contracts/search';
import { arabicSearchKey, searchWords } from '@waqf/formats';
import { http } from '@waqf/platform-web';

/** How long after the last key the server is asked, in ms. */
const pauseMs = 200;

/** `GET /api/search?q=` for the typed text after a pause; not sent without a word or while `enabled` is false. */
export function useSearch(text: string, enabled: boolean) {
  const words = searchWords(text);
  const wanted = words.length > 0 ? text.trim() : '';
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = useQuery({
    queryKey: ['/api/search', asked],
    queryFn: ({ signal }) => http.get(`/api/search?q=${encodeURIComponent(asked)}`, searchAnswer, { signal }),
    enabled: enabled && asked !== '',
    placeholderData: keepPreviousData,
    // Names change, so the same search is always sent again.
    staleTime: 0,
    gcTime: 60_000,
  });
  const isAnswer = asked === wanted && !query.isPlaceholderData;
  const groups = wanted !== '' && query.data ? knownGroups(query.data) : [];
  return {
    /** The time that was searched, when it is not the present. */
    asOf: isAnswer ? query.data?.asOf : undefined,
    // Until the answer arrives, the previous hits that still match are shown, so that the list does not flicker.
    groups: isAnswer ? groups : stillHolding(groups, words),
    searching: enabled && wanted !== '' && (asked !== wanted || query.isPending || query.isPlaceholderData),
    error: asked === wanted && wanted !== '' ? query.error : null,
    retry: () => void query.refetch(),
  };
}

function stillHolding(groups: SearchGroup[], words: readonly string[]): SearchGroup[] {
  const hold = (texts: readonly string[]): boolean => {
    const keys = texts.map(arabicSearchKey);
    return words.every((word) => keys.some((key) => key.includes(word)));
  };
  return groups.flatMap((group): SearchGroup[] => {
    const held =
      group.kind === 'waqf'
        ? { ...group, hits: group.hits.filter(({ found }) => hold(found.map(({ text }) => text))) }
        : group.kind === 'beneficiary'
          ? { ...group, hits: group.hits.filter(({ fullName }) => hold([fullName])) }
          : { ...group, hits: group.hits.filter(({ description }) => hold([description])) };
    return held.hits.length > 0 ? [held] : [];
  });
}
