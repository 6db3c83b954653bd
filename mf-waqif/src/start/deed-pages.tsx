import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { Button, Icon, IconButton } from '@waqf/ui/core';
import { canAddPages, type DroppedDeed } from './dropped-deeds';
import { startMessages } from './start.messages';
import * as css from './deed-pages.module.css';

interface DeedPagesProps {
  deed: DroppedDeed;
  /** Called with the pages of the deed after they were reordered, added or removed. */
  onChange: (files: readonly File[]) => void;
}

/** The photos of one deed as its pages, in order; each can be moved or removed. */
export function DeedPages({ deed: { files }, onChange }: DeedPagesProps) {
  const t = useMessages(startMessages);
  if (files.length < 2) return null;
  const without = (index: number) => files.filter((_, at) => at !== index);
  const earlier = (index: number) => without(index).toSpliced(index - 1, 0, files[index]!);
  return (
    <ol className={css.pages} aria-label={t('pagesOf')}>
      {files.map((file, index) => (
        // Two photos may be the same file: the position makes the keys unique.
        <li key={`${index} ${file.name} ${file.lastModified}`} className={css.page}>
          <Thumbnail file={file} label={t('page', { page: index + 1 })} />
          <span className={css.number}>{index + 1}</span>
          <span className={css.acts}>
            {index > 0 ? (
              <IconButton
                size="small"
                label={t('earlier', { page: index + 1 })}
                icon={<Icon.Previous size={16} />}
                onClick={() => onChange(earlier(index))}
              />
            ) : null}
            <IconButton
              size="small"
              label={t('removePage', { page: index + 1 })}
              icon={<Icon.Close size={16} />}
              onClick={() => onChange(without(index))}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({ file, label }: { file: File; label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? <img className={css.picture} src={address} alt={label} /> : <span className={css.picture} />;
}

/** Adds pages to a deed of photos: with the camera on a phone, from files elsewhere. */
export function AddPages({ deed, onChange }: DeedPagesProps) {
  const t = useMessages(startMessages);
  const camera = useRef<HTMLInputElement>(null);
  const pictures = useRef<HTMLInputElement>(null);
  if (!canAddPages(deed)) return null;
  const input = (label: string, more: object) => (
    <input
      type="file"
      hidden
      accept="image/jpeg,image/png"
      aria-label={label}
      onChange={(event) => {
        const added = [...(event.target.files ?? [])];
        if (added.length > 0) onChange([...deed.files, ...added]);
        event.target.value = '';
      }}
      {...more}
    />
  );
  return (
    <>
      {input(t('nextPageFile'), { ref: pictures, multiple: true })}
      {input(t('nextPage'), { ref: camera, capture: 'environment' })}
      <span className={css.phone}>
        <Button size="small" icon={<Icon.Mobile size={16} />} onClick={() => camera.current?.click()}>
          {t('nextPage')}
        </Button>
      </span>
      <span className={css.wide}>
        <Button size="small" icon={<Icon.Plus size={16} />} onClick={() => pictures.current?.click()}>
          {t('nextPageFile')}
        </Button>
      </span>
    </>
  );
}
