import type { WindowLight } from './light.ts'
import { Plaster, Wood } from './materials.ts'
import {
  type Backdrop,
  type Camera,
  DAY_ROOM,
  type Grade,
  northWindow,
  type Placed,
  type Scene,
} from './scene.ts'

/** One picture of the site: what it is called, what it shows, how large, and how to set it up. */
export interface Picture {
  readonly name: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly scene: () => Scene
  /** Multiplies the samples for scenes that need more. */
  readonly care?: number
}

export const PAPER = new Plaster('#ECE4D7', 0.012)
export const SLIP_WALL = new Plaster('#EFE8DC', 0.02, 0.01)
export const OAK = new Wood('#D9BE98', '#A9835A')
export const ASH = new Wood('#E3D3B8', '#BFA27C')
export const WALNUT = new Wood('#6A4C38', '#3C291E', 1, 0.012)

/** Seamless paper: floor and wall in one curve. */
export const SWEEP: Backdrop = { floorY: 0, wallZ: -80, cove: 52, floor: PAPER, wall: PAPER }

export interface Setting {
  readonly objects: readonly Placed[]
  readonly camera: Camera
  readonly backdrop?: Backdrop
  readonly light?: WindowLight
  readonly level?: number
  readonly grade?: Grade
}

/** Fills in what most sets share: paper sweep, northern window, day-lit room. */
export const set = (s: Setting): Scene => ({
  objects: s.objects,
  camera: s.camera,
  backdrop: s.backdrop ?? SWEEP,
  light: s.light ?? northWindow(130),
  room: { ...DAY_ROOM, level: s.level ?? DAY_ROOM.level },
  grade: s.grade ?? {},
})

/** A camera looking at a pot `height` cm tall, from `rise` degrees above, with `air` around it. */
export function portrait(
  height: number,
  { rise = 13, air = 2.2, turn = 0, side = 0, lift = 0.5 } = {},
): Camera {
  const fov = 20
  const away = (height * air) / 2 / Math.tan((fov * Math.PI) / 360)
  const a = (rise * Math.PI) / 180
  const b = (turn * Math.PI) / 180
  const y = height * lift
  return {
    from: [
      side + away * Math.cos(a) * Math.sin(b),
      y + away * Math.sin(a),
      away * Math.cos(a) * Math.cos(b),
    ],
    to: [side, y, 0],
    fov,
    aperture: away * 0.004,
  }
}
