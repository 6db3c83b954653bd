import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';

/** Reads older waiting requests until the one that a link names is among them. */
export function useSearchOlder({ hasNextPage, isFetching, isError, fetchNextPage }: Pages, isMissing: boolean): void {
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, isError, fetchNextPage]);
}
type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isError' | 'fetchNextPage'>;

/**
 * A link from another page opens a request, which on a phone is below the list of waiting ones: its beginning is
 * shown once.
 */
export function useLinkedRequest(
  chosenId: string | null,
  shownId: string | undefined,
  detail: RefObject<HTMLDivElement | null> | undefined,
): void {
  const linkedTo = useRef(chosenId);
  useEffect(() => {
    if (shownId === undefined) return;
    if (shownId === linkedTo.current) detail?.current?.scrollIntoView?.({ block: 'start' });
    linkedTo.current = null;
  }, [shownId, detail]);
}
