import {
  type FindVariable,
  findVariable,
  numberOn,
  SCREENS,
  toVariants,
  variableIdOf,
} from '#module-contract'
import type { AnimationOptions } from './options/animation.ts'

/**
 * AN-1 as a data attribute for the visitor's script, with the values that are set per screen.
 * Undefined for modules without animation.
 */
export function toAnimationAttribute(
  animation: AnimationOptions | undefined,
  variable?: FindVariable,
): string | undefined {
  if (!animation?.style) return undefined
  const perScreen: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries(animation)) {
    const variants = toVariants(value as string | number)
    for (const screen of SCREENS) {
      const stored = variants[screen] ?? (variableIdOf(variants.desktop) && variants.desktop)
      const named = findVariable(stored, 'number', variable)
      const one = named ? numberOn(named, screen) : variableIdOf(stored) ? undefined : stored
      if (one === undefined) continue
      perScreen[screen] ??= {}
      perScreen[screen][name] = one
    }
  }
  return JSON.stringify(perScreen)
}
