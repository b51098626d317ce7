/** NAV-11: duration of a step, and maximum updates per second. */
const ANIMATION_MS = 400
const FRAME_RATE = 150
/** Steepness of the easing. */
const PULSE_SCALE = 8
/** Steps within this time are accelerated up to this factor. */
const ACCELERATION = { deltaMs: 20, max: 1 }

interface Step {
  px: number
  /** Distance already scrolled. */
  done: number
  startedAt: number
}

interface Page {
  scrollBy(px: number): void
  now(): number
  nextFrame(run: () => void): void
}

/**
 * Overlapping scroll steps: each takes 400 ms, starts fast and ends slowly; a step in the other
 * direction cancels earlier ones.
 */
export function createGlide({ scrollBy, now, nextFrame }: Page) {
  let steps: Step[] = []
  let lastStepAt = Number.NEGATIVE_INFINITY
  let lastFrameAt = Number.NEGATIVE_INFINITY
  let isMoving = false

  function move() {
    const at = now()
    if (at - lastFrameAt >= 1000 / FRAME_RATE) {
      lastFrameAt = at
      let sum = 0
      for (const step of steps) {
        const due = Math.trunc(step.px * pulse((at - step.startedAt) / ANIMATION_MS))
        sum += due - step.done
        step.done = due
      }
      if (sum !== 0) scrollBy(sum)
      steps = steps.filter(step => at - step.startedAt < ANIMATION_MS)
    }
    isMoving = steps.length > 0
    if (isMoving) nextFrame(move)
  }

  return {
    /** Scrolls by pixels; negative is up. */
    by(px: number) {
      const at = now()
      const isTurn = steps.some(step => Math.sign(step.px) !== Math.sign(px))
      if (isTurn) steps = []
      steps.push({ px: px * acceleration(at - lastStepAt), done: 0, startedAt: at })
      lastStepAt = at
      if (!isMoving) nextFrame(move)
      isMoving = true
    },
  }
}

function acceleration(sinceMs: number): number {
  if (sinceMs >= ACCELERATION.deltaMs) return 1
  return Math.min(ACCELERATION.max, Math.max(1, (1 + 50 / sinceMs) / 2))
}

/** Easing for a step, from 0 to 1 (viscous response to an impulse). */
export function pulse(share: number): number {
  if (share <= 0) return 0
  if (share >= 1) return 1
  return rawPulse(share) / rawPulse(1)
}

function rawPulse(share: number): number {
  const at = share * PULSE_SCALE
  if (at < 1) return at - (1 - Math.exp(-at))
  const pushed = Math.exp(-1)
  return pushed + (1 - Math.exp(1 - at)) * (1 - pushed)
}
