import { type Profile, type ProfilePoint, solidProfile } from '../profile.ts'
import { clamp, mix } from '../vec.ts'

type Outline = readonly ProfilePoint[]

/**
 * The same thirteen outline points (radius, height in cm) at four moments of throwing: foot,
 * outer wall, lip, inner wall, floor.
 */
const LUMP: Outline = [
  [0, 0],
  [6.9, 0, true],
  [7.3, 2],
  [7.2, 4.2],
  [6.6, 6.3],
  [5.2, 7.9],
  [3.6, 8.65],
  [2.4, 8.85],
  [1.6, 8.8],
  [1.1, 8.72],
  [0.7, 8.66],
  [0.35, 8.62],
  [0, 8.6],
]
const OPENED: Outline = [
  [0, 0],
  [6.9, 0, true],
  [7.5, 1.8],
  [7.7, 3.6],
  [7.8, 5.4],
  [7.5, 6.9],
  [6.9, 7.6],
  [6.3, 7.8],
  [5.6, 7.4],
  [4.5, 6],
  [4, 3.6],
  [3, 1.8],
  [0, 1.4],
]
const CYLINDER: Outline = [
  [0, 0],
  [6.4, 0, true],
  [6.3, 4],
  [6.1, 8.5],
  [6, 13],
  [5.95, 16.5],
  [6, 18.2],
  [5.7, 18.55],
  [5.35, 18.2],
  [5.25, 14],
  [5.3, 8],
  [5, 2],
  [0, 1.2],
]
const VASE: Outline = [
  [0, 0],
  [5.2, 0, true],
  [7.1, 3.6],
  [8.7, 8.6],
  [8, 14],
  [4.8, 18.4],
  [4.5, 21.4],
  [4.2, 21.75],
  [3.85, 21.3],
  [4.15, 18],
  [7.3, 13.6],
  [8, 8.3],
  [0, 1.2],
]

/** When each stage is reached, seconds. */
export const STAGES: readonly (readonly [number, Outline])[] = [
  [0, LUMP],
  [2, LUMP],
  [4, OPENED],
  [6.4, CYLINDER],
  [9, VASE],
]

/** The outline of the clay after `seconds` on the wheel. */
export function clayAt(seconds: number): Profile {
  let k = 0
  while (k < STAGES.length - 2 && seconds >= STAGES[k + 1][0]) k++
  const [start, from] = STAGES[k]
  const [end, to] = STAGES[k + 1]
  const t = clamp((seconds - start) / (end - start), 0, 1)
  const eased = t * t * (3 - 2 * t)
  return solidProfile(
    from.map(([r, y, corner], i) => [mix(r, to[i][0], eased), mix(y, to[i][1], eased), corner]),
  )
}

/** The finished vase, for the shelf. */
export const finishedVase = (): Profile => solidProfile(VASE)
