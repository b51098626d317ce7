import Type, { type Static } from 'typebox'
import { choice, perVariant, strict } from './values.ts'

const duration = Type.Integer({ minimum: 0, maximum: 20_000, unit: 'ms' })
const percent = Type.Number({ minimum: 0, maximum: 100, unit: '%' })

/** How a module appears when it is scrolled to (AN-1); stored under `props.animation`. */
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
