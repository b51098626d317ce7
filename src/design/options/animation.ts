import Type, { type Static } from 'typebox'
import { choice, integer, number, perVariant, strict } from './values.ts'

const duration = integer(0, 20_000, 'ms')
const percent = number(0, 100, '%')

/** Animation when a module is scrolled into view (AN-1); stored under `props.animation`. */
export const AnimationSchema = Type.Object(
  {
    style: perVariant(choice('none', 'fade', 'slide', 'bounce', 'zoom', 'flip', 'fold', 'roll')),
    direction: perVariant(choice('center', 'top', 'right', 'bottom', 'left')),
    repeat: perVariant(choice('once', 'loop')),
    durationMs: perVariant(duration),
    delayMs: perVariant(duration),
    intensity: perVariant(percent),
    startingOpacity: perVariant(percent),
    curve: perVariant(choice('linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out')),
  },
  { ...strict, title: 'Animation' },
)
export type AnimationOptions = Static<typeof AnimationSchema>
