/** Element of a drawing: name and attributes. */
export type Shape = [name: string, attributes: Record<string, string>]

/** Combines the elements of a drawing into one path, which is the stored format of icons. */
export function toPath(shapes: readonly Shape[]): string {
  return shapes.map(([name, attributes]) => draw(name, attributes)).join('')
}

function draw(name: string, attributes: Record<string, string>): string {
  const number = (key: string) => Number(attributes[key] ?? 0)
  switch (name) {
    case 'path':
      return (attributes.d ?? '').replace(RELATIVE_START, startAbsolutely)
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}Z`
    case 'rect':
      return rectangle(attributes, number)
    default:
      throw new Error(`A drawing contains <${name}>, but only paths are supported.`)
  }
}

const NUMBER = '-?(?:\\d*\\.\\d+|\\d+)'
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})\\s*(?=(.?))`)

/**
 * A relative first move counts from the origin; after another element it would count from that
 * element's end.
 */
function startAbsolutely(_: string, x: string, y: string, next: string): string {
  return `M${x} ${y}${/[-.\d]/.test(next) ? 'l' : ''}`
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const half = `a${rx} ${ry} 0 1 0 `
  return `M${round(x - rx)} ${y}${half}${round(2 * rx)} 0${half}${round(-2 * rx)} 0z`
}

function rectangle(attributes: Record<string, string>, number: (key: string) => number): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  // A missing radius equals the other.
  const rx = Math.min(number(attributes.rx === undefined ? 'ry' : 'rx'), width / 2)
  const ry = Math.min(number(attributes.ry === undefined ? 'rx' : 'ry'), height / 2)
  const [across, down] = [round(width - 2 * rx), round(height - 2 * ry)]
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return (
    `M${round(x + rx)} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
  )
}

/** Rounds binary fractions. */
function round(value: number): number {
  return Number(value.toFixed(3))
}
