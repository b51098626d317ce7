import type { CSSProperties } from 'react'

export interface Pie {
  /** Pixels; `undefined` as wide as its box. */
  size: number | undefined
  lineWidth: number
  durationMs: number
  bar: string
  track: string
}

/** CC-1: a pie that is told nothing. */
export const PIE_DEFAULTS: Pie = {
  size: 110,
  lineWidth: 3,
  durationMs: 1000,
  bar: 'red',
  track: 'lightgrey',
}

/** CC-1: the ring of a circle counter. */
export const CIRCLE: Pie = {
  ...PIE_DEFAULTS,
  size: undefined,
  lineWidth: 5,
  durationMs: 1800,
}

/**
 * A ring of which a part is drawn, as SVG; colours of the styles come before its own. `isHalf` leaves the lower half of the
 * ring away.
 */
export function PieRing(props: { pie: Pie; percent: number; isHalf: boolean; isRound: boolean }) {
  const { pie, percent, isHalf, isRound } = props
  const whole = isHalf ? 50 : 100
  const drawn = (Math.min(100, Math.max(0, percent)) * whole) / 100
  return (
    <svg
      className="circle-counter-ring"
      style={{ '--circle-line': `${pie.lineWidth}px` } as CSSProperties}
      width={pie.size ?? '100%'}
      height={pie.size}
      aria-hidden="true"
      fill="none"
    >
      <circle
        {...ARC}
        className="circle-counter-track"
        stroke={pie.track}
        strokeDasharray={`${whole} 100`}
      />
      {drawn > 0 && (
        <circle
          {...ARC}
          className="circle-counter-bar"
          stroke={pie.bar}
          strokeDasharray={`${drawn} 100`}
          strokeLinecap={isRound ? 'round' : undefined}
        />
      )}
    </svg>
  )
}

const ARC = { cx: '50%', cy: '50%', r: '48%', pathLength: 100 }

/** Throws where there is nothing to draw a pie with (CC-1). */
export function requireRenderer(page: object) {
  if ('SVGSVGElement' in page) return
  throw new Error('Please load either the SVG- or the CanvasRenderer')
}
