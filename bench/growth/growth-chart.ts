import { createLogScale, type LogScale } from './log-scale.ts'

export interface Panel {
  title: string
  xLabel: string
  yLabel: string
  series: { name: string; points: { x: number; y: number }[] }[]
}

const WIDTH = 820
const PLOT = { left: 70, width: 430, height: 220, top: 48 }
const PANEL_HEIGHT = PLOT.top + PLOT.height + 66
/** Distinguishable on white and on dark gray, also for color-blind readers. */
const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#b8860b', '#56b4e9']
const SHAPES = ['0', '7 4', '2 3', '10 4 2 4', '4 4', '12 3']

/** Follows the color scheme of the reader, also as an image in a page. */
const STYLES = `
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-size: 15px; font-weight: 600 }
  .grid { stroke: #8884 }
  .axis { stroke: #888 }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } }`

/** SVG with a panel for each chart, on logarithmic scales. */
export function drawChart(panels: readonly Panel[]): string {
  const height = panels.length * PANEL_HEIGHT
  const label = panels.map(({ title }) => title).join('; ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeText(label)}">
<style>${STYLES}
</style>
${panels.map((panel, index) => `<g transform="translate(0 ${index * PANEL_HEIGHT})">\n${drawPanel(panel)}\n</g>`).join('\n')}
</svg>
`
}

function drawPanel({ title, xLabel, yLabel, series }: Panel): string {
  const points = series.flatMap(one => one.points)
  const { left, top, width, height } = PLOT
  const [right, bottom] = [left + width, top + height]
  const x = createLogScale(
    points.map(point => point.x),
    { from: left, to: right },
  )
  const y = createLogScale(
    points.map(point => point.y),
    { from: bottom, to: top },
  )
  const amounts = [...new Set(points.map(point => point.x))]
  return [
    text(left, 24, title, 'class="title"'),
    ...y.ticks.map(value => gridLine(value, y.position(value))),
    ...amounts.map(value => {
      const label = value.toLocaleString('en')
      return text(x.position(value), bottom + 18, label, 'text-anchor="middle"')
    }),
    `<path class="axis" fill="none" d="M${left} ${top}V${bottom}H${right}"/>`,
    text(left + width / 2, bottom + 40, xLabel, 'text-anchor="middle"'),
    text(left, top - 8, yLabel),
    ...series.map((one, index) => drawSeries(one, index, x, y)),
  ].join('\n')
}

function gridLine(value: number, at: number): string {
  const { left, width } = PLOT
  const label = value >= 1 ? value.toLocaleString('en') : String(value)
  return `<path class="grid" d="M${left} ${round(at)}H${left + width}"/>${text(left - 8, at + 4, label, 'text-anchor="end"')}`
}

function drawSeries(
  { name, points }: Panel['series'][number],
  index: number,
  x: LogScale,
  y: LogScale,
): string {
  const color = COLORS[index % COLORS.length]
  const sorted = [...points].sort((a, b) => a.x - b.x)
  const places = sorted.map(point => [round(x.position(point.x)), round(y.position(point.y))])
  const line = `<polyline fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${SHAPES[index % SHAPES.length]}" points="${places.map(place => place.join(',')).join(' ')}"/>`
  const dots = places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${color}"/>`)
  const legendX = PLOT.left + PLOT.width + 20
  const legendY = PLOT.top + 12 + index * 22
  const key = `<path stroke="${color}" stroke-width="2" stroke-dasharray="${SHAPES[index % SHAPES.length]}" d="M${legendX} ${legendY - 4}h24"/>`
  return [line, ...dots, key, text(legendX + 32, legendY, name)].join('')
}

const text = (x: number, y: number, content: string, attributes = '') =>
  `<text x="${round(x)}" y="${round(y)}"${attributes && ` ${attributes}`}>${escapeText(content)}</text>`

const round = (value: number) => Number(value.toFixed(1))

const escapeText = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
