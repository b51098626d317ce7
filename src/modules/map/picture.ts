import { parseCoordinates } from './coordinates.ts'
import { drawOutline, type Outline } from './draw-outline.ts'
import { groupPins } from './group-pins.ts'
import { project } from './mercator.ts'
import { OUTLINE_FIT_ZOOM, toBox, viewOf } from './view.ts'

/** Of each shape: what a picture is drawn on, in pixels. It covers its frame, as an image does. */
const WIDTH = 960
const RATIOS = { '16/9': 16 / 9, '21/9': 21 / 9, '4/3': 4 / 3, '1/1': 1, '4/5': 4 / 5 }
export type Ratio = keyof typeof RATIOS

export interface PictureProps {
  places: readonly { coordinates: string }[]
  centre: string
  zoom: number
  ratio: Ratio
}

/**
 * The map as the server draws it: the outline of the world round the pins. It is what there is before the script, without it,
 * where a browser cannot draw more, and on paper. Pins have the numbers of the list.
 */
export function drawPicture(outline: Outline, props: PictureProps): string {
  const box = { width: WIDTH, height: Math.round(WIDTH / (RATIOS[props.ratio] ?? 16 / 9)) }
  const placed = props.places.flatMap(({ coordinates }, index) => {
    const position = parseCoordinates(coordinates)
    return position ? [{ position, index }] : []
  })
  const view = viewOf(
    placed.map(one => one.position),
    box,
    { centre: parseCoordinates(props.centre), zoom: Math.min(props.zoom, OUTLINE_FIT_ZOOM) },
  )
  const { land, borders } = drawOutline(outline, view, box)
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
  return `<svg viewBox="0 0 ${box.width} ${box.height}"><path class="map-land" d="${land}"/><path class="map-borders" d="${borders}"/></svg>${pins.join('')}`
}

const percent = (px: number, whole: number) => `${Math.round((px / whole) * 1e4) / 100}%`
