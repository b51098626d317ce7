/** The screens a value can differ for, widest first (spec §4: desktop > 980, tablet 768–980, phone ≤ 767). */
export const SCREENS = ['desktop', 'tablet', 'phone'] as const
export type Screen = (typeof SCREENS)[number]
export type Variant = Screen | 'hover'

/** One value, or one per screen; what is missing falls back to the next wider screen. */
export type Responsive<T> = T | Variants<T>
export interface Variants<T> {
  desktop: T
  tablet?: T
  phone?: T
  hover?: T
}

export function isVariants<T>(value: Responsive<T>): value is Variants<T> {
  return typeof value === 'object' && value !== null && 'desktop' in value
}

export function toVariants<T>(value: Responsive<T>): Variants<T> {
  return isVariants(value) ? value : { desktop: value }
}

/** The value that holds on a screen. */
export function valueOn<T>(value: Responsive<T>, screen: Screen): T {
  const variants = toVariants(value)
  if (screen === 'phone') return variants.phone ?? variants.tablet ?? variants.desktop
  return screen === 'tablet' ? (variants.tablet ?? variants.desktop) : variants.desktop
}
