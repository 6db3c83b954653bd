import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Button } from '../core/button';
import { classNames } from '../core/class-names';
import { fileSizeText } from '../core/file-size';
import { Icon } from '../core/icon';
import { VisuallyHidden } from '../core/layout';
import { IconTile } from '../core/status';
import { Progress } from '../core/steps';
import { useUi } from '../core/ui-provider';
import * as css from './file-drop.module.css';

export interface FileDropProps {
  label: string;
  /** Same as the `accept` of a file input: extensions and media types, `'.pdf,image/png'`. */
  accept: string;
  maxBytes: number;
  onFile?: (file: File) => void;
  /** Used instead of `onFile` when several files together are one thing, such as the pages of a deed. */
  onFiles?: (files: readonly File[]) => void;
  /** Offers to take the chosen file away again, for a file that may be left out. */
  onRemove?: (() => void) | undefined;
  /** Most files that `onFiles` accepts. */
  most?: number;
  /** The present file: just chosen, or already on the server. */
  file?: { name: string; bytes: number } | null;
  /** Progress of the upload, 0 to 100; 100 means that it is complete. */
  progress?: number;
  /** A message of the server or of the screen. */
  error?: ReactNode;
  /** What is accepted, in words. */
  hint?: ReactNode;
  disabled?: boolean;
  /** The screen's messages for files that are refused here, before they are sent. */
  refusals?: Partial<Record<FileRefusal, ReactNode>>;
}

export type FileRefusal = 'fileTooLarge' | 'fileWrongType' | 'fileEmpty' | 'fileTooMany';

function accepts(accept: string, file: File): boolean {
  const name = file.name.toLowerCase();
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => {
      if (part.startsWith('.')) return name.endsWith(part);
      if (part.endsWith('/*')) return file.type.startsWith(part.slice(0, -1));
      return part === file.type;
    });
}

function refusalOf(file: File, accept: string, maxBytes: number): FileRefusal | null {
  if (file.size === 0) return 'fileEmpty';
  if (file.size > maxBytes) return 'fileTooLarge';
  return accepts(accept, file) ? null : 'fileWrongType';
}

/** Accepts a file, or several if allowed, or says why not. */
function useTaking(props: FileDropProps) {
  const { accept, maxBytes, onFile, onFiles, most = 1, progress, error, disabled, refusals = {} } = props;
  const { word } = useUi();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const busy = progress !== undefined && progress < 100;
  const message = refusal ? (refusals[refusal] ?? word(refusal)) : error;

  function take(list: FileList | null) {
    const [next, ...others] = list ?? [];
    if (!next || disabled || busy) return;
    // When several files are dropped where only one is allowed, the first is used.
    const taken = onFiles ? [next, ...others] : [next];
    const found = taken.map((file) => refusalOf(file, accept, maxBytes)).find((one) => one !== null) ?? null;
    const refused = found ?? (taken.length > most ? 'fileTooMany' : null);
    setRefusal(refused);
    if (refused) return;
    onFile?.(next);
    onFiles?.(taken);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return { over, setOver, busy, message, take, drop };
}

/**
 * Accepts a file, or several as one thing, by drag and drop, click or keyboard; checks type and size before it is sent,
 * and shows the upload progress.
 */
export function FileDrop(props: FileDropProps) {
  const { label, accept, maxBytes, file, progress, hint, disabled, onRemove } = props;
  const { word, language } = useUi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { over, setOver, busy, message, take, drop } = useTaking(props);

  return (
    <div
      className={classNames(
        css.drop,
        over && css.over,
        message ? css.bad : file && !busy ? css.taken : undefined,
        disabled && css.off,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        if (!disabled && !busy) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      data-wq-field-error={message ? '' : undefined}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className={css.input}
        multiple={Boolean(props.onFiles)}
        accept={accept}
        disabled={disabled || busy}
        tabIndex={-1}
        aria-label={label}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <FileWords label={label} file={file} failed={Boolean(message)} />
      {busy ? null : (
        <PickButton
          label={label}
          again={Boolean(file)}
          note={`${id}-note`}
          disabled={disabled}
          onClick={() => input.current?.click()}
        />
      )}
      {file && onRemove && !busy ? (
        <Button size="small" variant="text" disabled={disabled} onClick={onRemove}>
          {word('removeFile')}
          <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
        </Button>
      ) : null}
      {progress !== undefined ? <Upload progress={progress} failed={Boolean(message)} /> : null}
      <FileNote
        id={`${id}-note`}
        message={message}
        hint={hint ?? `${word('upTo')} ${fileSizeText(maxBytes, language)}`}
      />
    </div>
  );
}

interface PickButtonProps {
  label: string;
  /** True when there is already a file. */
  again: boolean;
  /** Id of the note under the field. */
  note: string;
  disabled?: boolean;
  onClick: () => void;
}

function PickButton({ label, again, note, disabled, onClick }: PickButtonProps) {
  const { word } = useUi();
  return (
    <Button
      size="small"
      variant={again ? 'default' : 'soft'}
      disabled={disabled}
      onClick={onClick}
      aria-describedby={note}
    >
      {again ? word('replaceFile') : word('pickFile')}
      <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
    </Button>
  );
}

/** The accepted types stay visible when a file was refused. */
function FileNote({ id, message, hint }: { id: string; message: ReactNode; hint: ReactNode }) {
  return (
    <div id={id} className={css.notes}>
      {message ? (
        <div className={css.error} role="alert">
          <Icon.Alert size={16} />
          <span>{message}</span>
        </div>
      ) : null}
      <div className={css.note}>{hint}</div>
    </div>
  );
}

/** @param progress percent of the file that has been uploaded */
function Upload({ progress, failed }: { progress: number; failed: boolean }) {
  const { word } = useUi();
  return (
    <div className={css.progress}>
      <Progress
        percent={progress}
        label={progress < 100 ? word('uploading') : word('uploaded')}
        tone={failed ? 'error' : 'primary'}
      />
    </div>
  );
}

function FileWords({ label, file, failed }: { label: string; file: FileDropProps['file']; failed: boolean }) {
  const { word, language } = useUi();
  return (
    <>
      <IconTile
        size={48}
        tone={failed ? 'error' : file ? 'success' : 'neutral'}
        icon={file ? <Icon.File /> : <Icon.Upload />}
      />
      <div className={css.words}>
        <div className={css.label}>{label}</div>
        {file ? (
          <div className={css.file}>
            <bdi dir="ltr" className={css.name}>
              {file.name}
            </bdi>
            <span className={css.size}>{fileSizeText(file.bytes, language)}</span>
          </div>
        ) : (
          <div className={classNames(css.hint, css.byDrag)}>
            {word('dropHere')} {word('orPickFile')}
          </div>
        )}
      </div>
    </>
  );
}
