import type { Panel } from './panel-handle.ts'

/** HDR-6: maximum distance from the edge at which a swipe starts. */
const EDGE_PX = 30
const DISTANCE_PX = 40

/** HDR-6: opens the menu by a swipe from its edge, and closes it by a swipe toward it. */
export function startSwipe(panel: Panel, begun: Event) {
  const position = ({ changedTouches: [touch] }: TouchEvent) =>
    touch && { x: fromEdge(touch.clientX), y: touch.clientY }
  let from = isTouch(begun) ? position(begun) : undefined
  document.addEventListener(
    'touchstart',
    event => {
      from = event.touches.length === 1 ? position(event) : undefined
    },
    { passive: true },
  )
  document.addEventListener(
    'touchend',
    event => {
      const to = position(event)
      if (from && to) follow(panel, from, to)
      from = undefined
    },
    { passive: true },
  )
}

interface Point {
  /** Distance from the menu's edge. */
  x: number
  y: number
}

function follow(panel: Panel, from: Point, to: Point) {
  const way = to.x - from.x
  if (Math.abs(way) < DISTANCE_PX || Math.abs(way) < Math.abs(to.y - from.y) * 1.5) return
  if (panel.isOpen()) {
    if (way < 0) panel.close()
  } else if (way > 0 && from.x <= EDGE_PX) panel.open()
}

/** Distance from the right edge; from the left edge in right-to-left pages. */
function fromEdge(x: number): number {
  return document.documentElement.dir === 'rtl' ? x : document.documentElement.clientWidth - x
}

/** Some browsers lack touch events. */
const isTouch = (event: Event): event is TouchEvent => 'changedTouches' in event
