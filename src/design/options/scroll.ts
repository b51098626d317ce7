import { type Option, option, toNumber, toShare } from './option.ts'
import { choice, number, parts } from './values.ts'

const STOPS = ['entering', 'middle', 'leaving'] as const
type Stops = { [Stop in (typeof STOPS)[number]]?: number | string }

/** Stops without value have no effect. Names of keyframes and variables: see `scroll.css`. */
function effect(name: string, [minimum, maximum, unit]: [number, number, string], rest: number) {
  const stop = number(minimum, maximum, unit)
  const schema = parts({ entering: stop, middle: stop, leaving: stop })
  return option(schema, ({ own }, value: Stops) => {
    own[`--scroll-${name}`] = `scroll-${name}`
    STOPS.forEach((stop, index) => {
      own[`--scroll-${name}-${index}`] = toCss(value[stop] ?? rest, unit)
    })
  })
}

function toCss(value: number | string, unit: string): string {
  return unit === '%' ? toShare(value) : toNumber(value, unit === '°' ? 'deg' : unit)
}

const EDGES = { top: '0%', middle: '50%', bottom: '100%' } as const

/**
 * Changes of a module while it scrolls through the viewport: entering, in the middle, leaving.
 * Physical directions.
 */
export const scroll = {
  scrollVertical: effect('y', [-1000, 1000, 'px'], 0),
  scrollHorizontal: effect('x', [-1000, 1000, 'px'], 0),
  scrollOpacity: effect('opacity', [0, 100, '%'], 100),
  scrollScale: effect('scale', [0, 500, '%'], 100),
  scrollRotate: effect('rotate', [-360, 360, '°'], 0),
  scrollBlur: effect('blur', [0, 100, 'px'], 0),
  /** Edge of the module that enters and leaves (behaviour §13). */
  scrollEdge: option(choice('top', 'middle', 'bottom'), ({ own }, edge) => {
    own['--scroll-edge'] = EDGES[edge]
  }),
} satisfies Record<string, Option>
