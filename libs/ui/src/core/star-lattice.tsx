import { useId } from 'react';
import { classNames } from './class-names';
import { starPoints } from './seal';
import * as css from './star-lattice.module.css';

export interface StarLatticeProps {
  /** Side of one tile in px. */
  tile?: number;
  className?: string;
}

/**
 * The only pattern of the product: eight-pointed stars that meet at their tips, with a small star in each gap.
 * It fills its positioned parent. Used only on the landing page, the sign-in page and the cover of a report.
 */
export function StarLattice({ tile = 148, className }: StarLatticeProps) {
  const id = useId();
  const half = tile / 2;
  const corners = [
    [0, 0],
    [tile, 0],
    [0, tile],
    [tile, tile],
  ] as const;
  return (
    <svg className={classNames(css.lattice, className)} aria-hidden focusable="false" width="100%" height="100%">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <g transform={`translate(${half} ${half})`}>
            <polygon points={starPoints(half)} />
            <polygon points={starPoints(half * 0.56)} transform="rotate(22.5)" className={css.faint} />
            <circle r={half * 0.2} className={css.faint} />
          </g>
          {corners.map(([x, y]) => (
            <polygon key={`${x}-${y}`} points={starPoints(half * 0.2)} transform={`translate(${x} ${y})`} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
