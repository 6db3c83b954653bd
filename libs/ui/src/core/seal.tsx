import { useUi } from './ui-provider';
import * as css from './seal.module.css';

/**
 * Corners of the eight-pointed star {8/2}: two equal squares, one rotated by 45°, around (0, 0).
 * `r` is the distance of a tip from the centre.
 */
export function starPoints(r: number): string {
  const inner = (r * Math.SQRT1_2) / Math.cos(Math.PI / 8);
  return Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 === 0 ? r : inner;
    const angle = (i * Math.PI) / 8 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

export interface SealProps {
  /** Width in px; 40 in lists, 72 beside a title. */
  size?: number;
  /** Gold with a check mark when approved, otherwise a grey outline. */
  approved: boolean;
}

/** The founder's seal: gold means that the waqf is approved. */
export function Seal({ size = 40, approved }: SealProps) {
  const { word } = useUi();
  return (
    <svg
      className={approved ? css.seal : css.waiting}
      width={size}
      height={size}
      viewBox="-20 -20 40 40"
      role="img"
      aria-label={word(approved ? 'approved' : 'notApproved')}
    >
      <polygon points={starPoints(19.5)} className={css.ground} />
      <polygon points={starPoints(16)} className={css.line} />
      {approved ? <path d="M-6.4 0.6 L-1.8 5 L6.4 -4.4" className={css.check} /> : null}
    </svg>
  );
}

export interface LogoProps {
  size?: number;
  /** Shows the name beside the mark; `withTagline` shows the tagline below the name. */
  withName?: boolean;
  withTagline?: boolean;
  /** For use on a coloured background. */
  onColour?: boolean;
}

/** The logo of the platform: the star of the seal with a shoot in it. */
export function Logo({ size = 36, withName = true, withTagline = false, onColour = false }: LogoProps) {
  const { word } = useUi();
  return (
    <span className={onColour ? css.logoOnColour : css.logo}>
      <svg
        width={size}
        height={size}
        viewBox="-20 -20 40 40"
        aria-hidden={withName || undefined}
        role={withName ? undefined : 'img'}
        aria-label={withName ? undefined : word('brand')}
      >
        <polygon points={starPoints(19.5)} className={css.mark} />
        <polygon points={starPoints(13)} transform="rotate(22.5)" className={css.markLine} />
        <g className={css.markLine} strokeLinecap="round" strokeLinejoin="round">
          <path d="M0 7 V-1" />
          <path d="M0 1.6 C-4 1.8 -5.4 -0.4 -5.2 -3.2 C-2.2 -3.4 -0.2 -2 0 1.6 Z" />
          <path d="M0 -0.4 C0 -3.8 2.2 -5.6 5.6 -5.4 C5.6 -2.2 3.8 -0.4 0 -0.4 Z" />
        </g>
      </svg>
      {withName ? (
        <span className={css.names}>
          <span className={css.name} style={size < 32 ? { fontSize: 16 } : undefined}>
            {word('brand')}
          </span>
          {withTagline ? <span className={css.tagline}>{word('tagline')}</span> : null}
        </span>
      ) : null}
    </span>
  );
}
