import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentType } from '@waqf/contracts/documents';
import { recogniseDeed } from '@waqf/feature-endowments';
import { errorMessage, useLanguage } from '@waqf/platform-web';
import type { DroppedDeed } from './dropped-deeds';

export interface DroppedDeeds {
  deeds: readonly DroppedDeed[];
  /** Adds files; each file is a deed. */
  add: (files: readonly File[]) => void;
  /** Replaces the pages of a deed, in order; it is then recognised again. */
  setPages: (key: number, files: readonly File[]) => void;
  /** Appends the images of one deed as pages to another. */
  join: (key: number, intoKey: number) => void;
  remove: (key: number) => void;
  choose: (key: number, type: DocumentType) => void;
}

const asPutDown = { share: 0, recognised: null, refused: null, chosen: null };

/** The deeds that were added; each is recognised as soon as it is added. */
export function useDroppedDeeds(): DroppedDeeds {
  const [deeds, setDeeds] = useState<readonly DroppedDeed[]>([]);
  const keys = useRef(0);
  const change = useCallback((key: number, part: Partial<DroppedDeed>) => {
    setDeeds((all) => all.map((deed) => (deed.key === key ? { ...deed, ...part } : deed)));
  }, []);
  const { recognise, stop } = useRecognition(change);
  const add = (files: readonly File[]) => {
    const added = files.map((file): DroppedDeed => {
      keys.current += 1;
      return { key: keys.current, files: [file], ...asPutDown };
    });
    setDeeds((all) => [...all, ...added]);
    for (const deed of added) recognise(deed);
  };
  const remove = (key: number) => {
    stop(key);
    setDeeds((all) => all.filter((deed) => deed.key !== key));
  };
  const setPages = (key: number, files: readonly File[]) => {
    change(key, { files, ...asPutDown });
    recognise({ key, files });
  };
  const join = (key: number, intoKey: number) => {
    const filesOf = (one: number) => deeds.find((deed) => deed.key === one)?.files ?? [];
    remove(key);
    setPages(intoKey, [...filesOf(intoKey), ...filesOf(key)]);
  };
  return { deeds, add, setPages, join, remove, choose: (key, chosen) => change(key, { chosen }) };
}

/** Asks the server which deed the files are; an earlier request for the same deed is cancelled. */
function useRecognition(change: (key: number, part: Partial<DroppedDeed>) => void) {
  const { language } = useLanguage();
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((one) => one.abort());
  }, []);
  const stop = (key: number) => running.current.get(key)?.abort();
  const recognise = ({ key, files }: Pick<DroppedDeed, 'key' | 'files'>) => {
    stop(key);
    const { signal } = running.current.set(key, new AbortController()).get(key)!;
    const tell = (part: Partial<DroppedDeed>) => {
      if (!signal.aborted) change(key, part);
    };
    recogniseDeed(files, { signal, onProgress: (share) => tell({ share }) }).then(
      (recognised) => tell({ recognised }),
      (error: unknown) => tell({ refused: errorMessage(error, language) }),
    );
  };
  return { recognise, stop };
}
