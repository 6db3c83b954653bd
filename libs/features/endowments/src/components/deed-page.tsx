import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, DeedDocument, DeedField } from '@waqf/contracts/documents';
import { wholePercent } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { RetryAlert } from '@waqf/screen-kit';
import { Icon, IconButton, SkeletonBar } from '@waqf/ui/core';
import { deedPageHref } from '../api/deed-links';
import { deedMessages } from '../messages/deed.messages';
import { deedPageMessages } from '../messages/waqf-details.messages';
import {
  placeNumbers,
  numberStyle,
  percentBox,
  placedFields,
  scrollToBox,
  smallestZoom,
  zoomForBox,
  zoomForPage,
} from '../model/field-places';
import { shownState } from '../model/review-progress';
import * as css from './deed-page.module.css';

export interface DeedPageProps {
  waqfId: string;
  document: DeedDocument;
  /** Marks the fields on the page; without it the page is shown without marks. */
  marks?: { current: DeedField['name'] | undefined; onSelect: (name: DeedField['name']) => void };
  /** Changes when the user asks to zoom in on the current field. */
  nearAt?: number;
}

const zoomStep = 0.25;
/** When the viewport over the page is at most this wide (a phone), it opens zoomed in on the field. */
const narrowPx = 520;

/** A rendered page of a deed, with numbered boxes on the fields that were found. */
export function DeedPage({ waqfId, document, marks, nearAt }: DeedPageProps) {
  const deed = useMessages(deedMessages);
  const view = useRef<HTMLDivElement>(null);
  const current = document.fields.find((field) => field.name === marks?.current);
  const [page, setPage] = useState(current?.page ?? 1);
  const [zoom, setZoom] = useState(1);
  const pages = Math.max(1, document.pages.length);

  useEffect(() => setPage(current?.page ?? 1), [document.id, current?.name, current?.page]);
  useZoomToField(view, current?.page === page ? current.box : null, { zoom, setZoom, nearAt });

  return (
    <div className={css.holder}>
      <PageTools
        page={page}
        pages={pages}
        setPage={setPage}
        zoom={zoom}
        setZoom={setZoom}
        onWhole={() => setZoom(wholePageZoom(view.current, zoom))}
      />
      <div ref={view} className={css.view} tabIndex={0} role="region" aria-label={deed.of('type.', document.type)}>
        <PagePicture waqfId={waqfId} document={document} page={page} zoom={zoom} marks={marks} />
      </div>
    </div>
  );
}

/** The zoom at which the whole page fits its viewport; 1 when the viewport has no size yet. */
function wholePageZoom(view: HTMLElement | null, zoom: number): number {
  const sheet = view?.firstElementChild;
  if (!view || !(sheet instanceof HTMLElement)) return 1;
  const style = getComputedStyle(view);
  return zoomForPage(
    sheet.offsetHeight / zoom,
    view.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
  );
}

interface ZoomState {
  zoom: number;
  setZoom: (zoom: number) => void;
  nearAt: number | undefined;
}

/** Keeps the current field in the middle of the viewport; zoomed in on a phone, and when the user asks for it. */
function useZoomToField(
  view: React.RefObject<HTMLDivElement | null>,
  box: Box | null,
  { zoom, setZoom, nearAt }: ZoomState,
) {
  const asked = useRef(nearAt);
  useEffect(() => {
    const width = view.current?.clientWidth ?? 0;
    const wants = asked.current !== nearAt || (width > 0 && width < narrowPx);
    asked.current = nearAt;
    if (box && wants) setZoom(zoomForBox(box, width, width));
  }, [box, nearAt, setZoom, view]);
  useLayoutEffect(() => {
    if (view.current && box) scrollToMiddle(view.current, box);
  }, [box, zoom, view]);
}

function scrollToMiddle(view: HTMLElement, box: Box): void {
  const sheet = view.firstElementChild;
  if (!(sheet instanceof HTMLElement)) return;
  const place = scrollToBox(
    box,
    { width: sheet.offsetWidth, height: sheet.offsetHeight },
    { width: view.clientWidth, height: view.clientHeight },
  );
  view.scrollLeft = scrollLeftOf(view, place.left);
  view.scrollTop = place.top;
}

/** In a right-to-left page `scrollLeft` counts from the right edge in negative numbers; boxes count from the left. */
function scrollLeftOf(view: HTMLElement, left: number): number {
  const spare = view.scrollWidth - view.clientWidth;
  return getComputedStyle(view).direction === 'rtl' ? left - spare : left;
}

interface PageToolsProps {
  page: number;
  pages: number;
  setPage: (page: number) => void;
  zoom: number;
  setZoom: (zoom: number) => void;
  onWhole: () => void;
}

function PageTools({ page, pages, setPage, zoom, setZoom, onWhole }: PageToolsProps) {
  const t = useMessages(deedPageMessages);
  return (
    <div className={css.tools}>
      <span className={css.group}>
        <IconButton
          size="small"
          label={t('zoomIn')}
          icon={<Icon.ZoomIn />}
          disabled={zoom >= 3}
          onClick={() => setZoom(Math.min(3, zoom + zoomStep))}
        />
        <IconButton
          size="small"
          label={t('zoomOut')}
          icon={<Icon.ZoomOut />}
          disabled={zoom <= smallestZoom}
          onClick={() => setZoom(Math.max(smallestZoom, zoom - zoomStep))}
        />
        <bdi dir="ltr">{wholePercent(zoom)}%</bdi>
      </span>
      <span className={css.group}>
        {pages > 1 ? (
          <IconButton
            size="small"
            label={t('previous')}
            icon={<Icon.Previous />}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          />
        ) : null}
        <span>{t('page', { page, pages })}</span>
        {pages > 1 ? (
          <IconButton
            size="small"
            label={t('next')}
            icon={<Icon.Next />}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          />
        ) : null}
        <IconButton size="small" label={t('whole')} icon={<Icon.Maximize />} onClick={onWhole} />
      </span>
    </div>
  );
}

function PagePicture({
  waqfId,
  document,
  page,
  zoom,
  marks,
}: Omit<DeedPageProps, 'nearAt'> & { page: number; zoom: number }) {
  const t = useMessages(deedPageMessages);
  const deed = useMessages(deedMessages);
  const [picture, setPicture] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const source = deedPageHref(waqfId, document.id, page);
  useEffect(() => setPicture('loading'), [source, attempt]);
  const size = document.pages.find(({ number }) => number === page);
  const ratio = size && size.height > 0 ? `${size.width} / ${size.height}` : '210 / 297';
  if (picture === 'failed') {
    return <RetryAlert onRetry={() => setAttempt(attempt + 1)}>{t('failed')}</RetryAlert>;
  }
  return (
    <div
      className={css.sheet}
      style={{ inlineSize: `${zoom * 100}%`, aspectRatio: ratio }}
      dir="ltr"
      data-picture={picture}
    >
      {picture === 'loading' ? (
        <span className={css.wait}>
          <SkeletonBar height={400} />
        </span>
      ) : null}
      <img
        key={attempt}
        className={css.picture}
        src={attempt === 0 ? source : `${source}?attempt=${attempt}`}
        alt={t('image', { page, deed: deed.of('inText.', document.type) })}
        onLoad={() => setPicture('ready')}
        onError={() => setPicture('failed')}
      />
      {marks ? <PageMarks document={document} page={page} marks={marks} /> : null}
    </div>
  );
}

/** The fields found on the page; their numbers are placed beside it, where they cover neither words nor each other. */
function PageMarks({
  document,
  page,
  marks,
}: Pick<DeedPageProps, 'document'> & { page: number; marks: NonNullable<DeedPageProps['marks']> }) {
  const t = useMessages(deedPageMessages);
  const deed = useMessages(deedMessages);
  const placed = placedFields(document.fields, page);
  const places = placeNumbers(placed);
  return placed.map(({ number, field, box }, index) => (
    <button
      key={field.name}
      type="button"
      className={css.box}
      style={percentBox(box)}
      data-state={shownState(field)}
      data-current={field.name === marks.current || undefined}
      aria-label={t('box', { number, field: deed.of('field.', field.name) })}
      aria-pressed={field.name === marks.current}
      tabIndex={-1}
      onClick={() => marks.onSelect(field.name)}
    >
      <span className={css.number} style={numberStyle(box, places[index] ?? 0)}>
        {number}
      </span>
    </button>
  ));
}
