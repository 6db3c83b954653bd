import { useCallback, useRef, useState } from 'react';
import type { DocumentType } from '@waqf/contracts/documents';
import { recogniseDeed } from '@waqf/feature-endowments';
import { errorMessage, useLanguage } from '@waqf/platform-web';
import type { DroppedDeed } from './dropped-deeds';

export interface DroppedDeeds {
  deeds: readonly DroppedDeed[];
  add: (files: readonly File[]) => void;
  remove: (key: number) => void;
  choose: (key: number, type: DocumentType) => void;
}

/** The files that were put down; each is recognised as soon as it is. */
export function useDroppedDeeds(): DroppedDeeds {
  const { language } = useLanguage();
  const [deeds, setDeeds] = useState<readonly DroppedDeed[]>([]);
  const keys = useRef(0);
  const change = useCallback((key: number, part: Partial<DroppedDeed>) => {
    setDeeds((all) => all.map((deed) => (deed.key === key ? { ...deed, ...part } : deed)));
  }, []);
  const add = (files: readonly File[]) => {
    const added = files.map((file): DroppedDeed => {
      keys.current += 1;
      return { key: keys.current, file, share: 0, recognised: null, refused: null, chosen: null };
    });
    setDeeds((all) => [...all, ...added]);
    for (const { key, file } of added)
      recogniseDeed(file, (share) => change(key, { share })).then(
        (recognised) => change(key, { recognised }),
        (error: unknown) => change(key, { refused: errorMessage(error, language) }),
      );
  };
  return {
    deeds,
    add,
    remove: (key) => setDeeds((all) => all.filter((deed) => deed.key !== key)),
    choose: (key, chosen) => change(key, { chosen }),
  };
}
