import type { CSSProperties } from 'react'

export interface Pie {
  /** Pixels; `undefined` for the container's width. */
  size: number | undefined
  lineWidth: number
  durationMs: number
  bar: string
  track: string
}

/** CC-1: defaults of the generic pie. */
export const PIE_DEFAULTS: Pie = {
  size: 110,
  lineWidth: 3,
  durationMs: 1000,
  bar: 'red',
  track: 'lightgrey',
}

/** CC-1: defaults of the circle counter. */
export const CIRCLE: Pie = {
  ...PIE_DEFAULTS,
  size: undefined,
  lineWidth: 5,
  durationMs: 1800,
}

/** SVG ring with a filled part. CSS colors override its own. `isHalf` omits the lower half. */
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

/** Throws if the browser cannot draw SVG (CC-1). */
export function requireRenderer(page: object) {
  if ('SVGSVGElement' in page) return
  throw new Error('Please load either the SVG- or the CanvasRenderer')
}
