import { parseCoordinates } from './coordinates.ts'
import { drawOutline, type Outline } from './draw-outline.ts'
import { groupPins } from './group-pins.ts'
import { project } from './mercator.ts'
import { drawSketch } from './sketch.ts'
import { type Box, isNearerThanOutlines, OUTLINE_FIT_ZOOM, toBox, viewOf } from './view.ts'

/** Size of the drawing per ratio in pixels. It covers its frame like an image. */
const WIDTH = 960
const RATIOS = { '16/9': 16 / 9, '21/9': 21 / 9, '4/3': 4 / 3, '1/1': 1, '4/5': 4 / 5 }
export type Ratio = keyof typeof RATIOS

export interface PictureProps {
  places: readonly { coordinates: string }[]
  centre: string
  zoom: number
  ratio: Ratio
}

export interface Picture {
  /** HTML. */
  picture: string
  /** Whether it shows streets that do not exist. */
  isSketch: boolean
}

/** Computes the view of a map before drawing. */
function layOut(props: PictureProps) {
  const box = { width: WIDTH, height: Math.round(WIDTH / (RATIOS[props.ratio] ?? 16 / 9)) }
  const placed = props.places.flatMap(({ coordinates }, index) => {
    const position = parseCoordinates(coordinates)
    return position ? [{ position, index }] : []
  })
  const positions = placed.map(one => one.position)
  const wanted = { centre: parseCoordinates(props.centre), zoom: props.zoom }
  const isSketch = isNearerThanOutlines(positions, box, wanted)
  const zoom = isSketch ? props.zoom : Math.min(props.zoom, OUTLINE_FIT_ZOOM)
  return { box, placed, isSketch, view: viewOf(positions, box, { ...wanted, zoom }) }
}

/** Whether `drawPicture` needs the outline of the world. */
export const needsOutline = (props: PictureProps) => !layOut(props).isSketch

/**
 * Map drawn by the server: the outline around the pins, or a sketch at closer zoom. Shown before
 * the script, without script, in browsers without WebGL, and in print. Pins have the numbers of the
 * list.
 */
export function drawPicture(outline: Outline | undefined, props: PictureProps): Picture {
  const { box, placed, isSketch, view } = layOut(props)
  const points = placed.map(({ position, index }) => ({
    ...toBox(project(position), view, box),
    index,
  }))
  const pins = groupPins(points).map(({ x, y, indexes }) => {
    const [first = 0] = indexes
    const label = indexes.length > 1 ? `${indexes.length}×` : placed.length > 1 ? first + 1 : ''
    const at = `left:${percent(x, box.width)};top:${percent(y, box.height)}`
    const kind = indexes.length > 1 ? ' data-many=""' : ''
    return `<span class="map-pin" style="${at}"${kind}>${label}</span>`
  })
  const drawing =
    isSketch || !outline ? drawSketch(box) : outlineSvg(drawOutline(outline, view, box), box)
  return { picture: drawing + pins.join(''), isSketch }
}

const outlineSvg = ({ land, borders }: Record<keyof Outline, string>, { width, height }: Box) =>
  `<svg viewBox="0 0 ${width} ${height}"><path class="map-land" d="${land}"/><path class="map-borders" d="${borders}"/></svg>`

const percent = (px: number, whole: number) => `${Math.round((px / whole) * 1e4) / 100}%`
