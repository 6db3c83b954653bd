import { useRef, useState, type DragEvent } from 'react';
import { documentTypes } from '@waqf/contracts/documents';
import { acceptOf, deedMessages } from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { defaultUploadLimits } from '@waqf/screen-kit';
import { Button, Icon, IconTile } from '@waqf/ui/core';
import { startMessages } from './start.messages';
import * as css from './start.module.css';

/** One place for all three deeds: by drag and drop or by choosing files, on a phone with the camera. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useMessages(startMessages);
  const deed = useMessages(deedMessages);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    if (list && list.length > 0) onFiles([...list]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const input = (label: string, more: object) => (
    <input
      type="file"
      hidden
      aria-label={label}
      onChange={(event) => {
        take(event.target.files);
        event.target.value = '';
      }}
      {...more}
    />
  );
  return (
    <div
      className={css.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {input(t('pick'), { ref: files, multiple: true, accept: acceptOf(defaultUploadLimits) })}
      {input(t('picture'), { ref: camera, accept: 'image/jpeg,image/png', capture: 'environment' })}
      <span className={css.wide}>
        <IconTile size={48} tone="success" icon={<Icon.Deed />} />
      </span>
      <p className={css.zoneTitle}>
        <span className={css.wide}>{t('drop')}</span>
        <span className={css.phone}>{t('dropPhone')}</span>
      </p>
      <div className={css.zoneButtons}>
        <span className={css.phone}>
          <Button block variant="primary" icon={<Icon.Mobile size={18} />} onClick={() => camera.current?.click()}>
            {t('picture')}
          </Button>
        </span>
        <Button icon={<Icon.Upload size={18} />} onClick={() => files.current?.click()}>
          {t('pick')}
        </Button>
      </div>
      <p className={css.kinds}>{t('kinds')}</p>
      <ul className={css.types}>
        {documentTypes.map((type) => (
          <li key={type}>{deed.of('type.', type)}</li>
        ))}
      </ul>
    </div>
  );
}
