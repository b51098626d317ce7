import { Lathe } from './lathe.ts'
import { Plain, Wood } from './materials.ts'
import { solidProfile, spline } from './profile.ts'
import { Placed, type Pose } from './scene.ts'
import { Box, Rod, Slab } from './solids.ts'
import { Tube, type TubePoint } from './tube.ts'
import type { Vec } from './vec.ts'

const BEECH = new Wood('#D8B68A', '#A67C50', 2.2, 0.03)
const CHERRY = new Wood('#B5764A', '#7E4A2C', 2.2, 0.03)
export const STEEL = new Plain('#A9A8A4', { specular: 0.5, roughness: 0.32 })
const BRASS = new Plain('#B08A4A', { specular: 0.5, roughness: 0.3 })

/** A closed outline in x and z through the given points. */
function outline(points: readonly (readonly [number, number])[]) {
  const [x, z] = points[0]
  const path = spline([...points, [x, z]])
  return {
    r: Float64Array.from(path, p => p[0]),
    y: Float64Array.from(path, p => p[1]),
    side: new Uint8Array(path.length),
    bend: new Float64Array(path.length),
  }
}

/** A kidney-shaped wooden rib, 11 cm. */
export const rib = (pose: Pose, dark = false) =>
  new Placed(
    new Slab(
      outline([
        [-5.4, 1.2],
        [-4.4, -2],
        [0, -3.2],
        [4.4, -2],
        [5.4, 1.2],
        [3.8, 2.4],
        [0, 1.2],
        [-3.8, 2.4],
      ]),
      0.6,
      0.22,
    ),
    dark ? CHERRY : BEECH,
    pose,
  )

/** A flat straight rib with a hole of light: a rounded board, `length` × `width` cm. */
export const paddle = (length: number, width: number, pose: Pose) =>
  new Placed(new Box(length, 0.5, width, 0.22), CHERRY, pose)

const grip = (length: number, thick: number) =>
  new Lathe(
    solidProfile([
      [0, 0],
      [thick * 0.5, 0.05],
      [thick * 0.8, 0.5],
      [thick, length * 0.3],
      [thick * 0.75, length * 0.75],
      [thick * 0.55, length, true],
      [0, length],
    ]),
  )

const ferrule = (radius: number) =>
  new Lathe(
    solidProfile([
      [0, 0],
      [radius, 0, true],
      [radius * 0.86, 1.8, true],
      [0, 1.8],
    ]),
  )

/** Lays parts of a tool, whose axis is y, flat along a direction (yaw in degrees from +z). */
function laid(at: Vec, yaw: number) {
  const a = (yaw * Math.PI) / 180
  return (along: number, lift: number): Pose => ({
    at: [at[0] + Math.sin(a) * along, at[1] + lift, at[2] + Math.cos(a) * along],
    pitch: 90,
    yaw,
  })
}

/** Trimming tool with a wire loop, 19 cm. */
export function loopTool(at: Vec, yaw: number, wide = 1.5): Placed[] {
  const pose = laid(at, yaw)
  const loop: TubePoint[] = [
    [-0.12, 0, 0, 0.11],
    [-0.3, 1.2, 0, 0.11],
    [-wide, 3.2, 0, 0.11],
    [-wide * 0.7, 4.4, 0, 0.11],
    [0, 4.7, 0, 0.11],
    [wide * 0.7, 4.4, 0, 0.11],
    [wide, 3.2, 0, 0.11],
    [0.3, 1.2, 0, 0.11],
    [0.12, 0, 0, 0.11],
  ]
  return [
    new Placed(grip(13, 0.72), BEECH, pose(0, 0.72)),
    new Placed(ferrule(0.46), BRASS, pose(12.8, 0.72)),
    new Placed(new Rod(new Tube(loop)), STEEL, pose(14.4, 0.72)),
  ]
}

/** Needle tool, 15 cm. */
export function needle(at: Vec, yaw: number): Placed[] {
  const pose = laid(at, yaw)
  const pin: TubePoint[] = [
    [0, 0, 0, 0.09],
    [0, 3, 0, 0.07],
    [0, 6, 0, 0.03],
  ]
  return [
    new Placed(grip(9.5, 0.5), CHERRY, pose(0, 0.5)),
    new Placed(new Rod(new Tube(pin)), STEEL, pose(9.3, 0.5)),
  ]
}

/** Glaze brush, 24 cm. */
export function brush(at: Vec, yaw: number): Placed[] {
  const pose = laid(at, yaw)
  const hair = new Lathe(
    solidProfile([
      [0, 0],
      [0.62, 0, true],
      [0.85, 1.4],
      [0.7, 3],
      [0.25, 4.4],
      [0, 4.9],
    ]),
  )
  const bristle = new Plain('#4A382A', { grain: 9, depth: 0.35 })
  return [
    new Placed(grip(16, 0.62), BEECH, pose(0, 0.8)),
    new Placed(ferrule(0.66), BRASS, pose(15.8, 0.8)),
    new Placed(hair, bristle, pose(17.5, 0.8)),
  ]
}

/** A round natural sponge, about 8 cm. */
export const sponge = (at: Vec, yaw = 0, size = 8) =>
  new Placed(
    new Box(size, size * 0.52, size * 0.8, size * 0.25, 0.5),
    new Plain('#D6B36C', { grain: 2.2, depth: 0.5, holes: 0.75 }),
    { at, yaw },
  )

/** Cutting wire with two wooden toggles. */
export function wire(at: Vec): Placed[] {
  const line: TubePoint[] = [
    [-9, 0.4, 0, 0.045],
    [-5, 0.1, 3, 0.045],
    [0, 0.1, 0.6, 0.045],
    [4, 0.1, -2.4, 0.045],
    [9, 0.4, 0.4, 0.045],
  ]
  const toggle = grip(4.4, 0.5)
  return [
    new Placed(new Rod(new Tube(line)), STEEL, { at }),
    new Placed(toggle, BEECH, { at: [at[0] - 9, at[1] + 0.45, at[2] - 2.2], pitch: 90 }),
    new Placed(toggle, BEECH, { at: [at[0] + 9, at[1] + 0.45, at[2] - 1.8], pitch: 90 }),
  ]
}
