/** Screen sizes, widest first (spec §4: desktop > 980, tablet 768–980, phone ≤ 767). */
export const SCREENS = ['desktop', 'tablet', 'phone'] as const
export type Screen = (typeof SCREENS)[number]

/** States of a module: hovered, focus within, or sticking to the edge. */
export const STATES = ['hover', 'focus', 'sticky'] as const
export type State = (typeof STATES)[number]

export const VARIANTS = [...SCREENS, ...STATES] as const
export type Variant = (typeof VARIANTS)[number]

/** One value, or one per screen and state. Missing values are inherited from the next wider screen. */
export type Responsive<T> = T | Variants<T>
export type Variants<T> = { desktop: T } & Partial<Record<Variant, T>>

export function isVariants<T>(value: Responsive<T>): value is Variants<T> {
  return typeof value === 'object' && value !== null && VARIANTS.some(name => name in value)
}

export function toVariants<T>(value: Responsive<T>): Variants<T> {
  return isVariants(value) ? value : { desktop: value }
}

/** Maps each value. */
export function mapVariants<T, Other>(
  value: Responsive<T>,
  map: (one: T) => Other,
): Responsive<Other> {
  if (!isVariants(value)) return map(value)
  const entries = Object.entries(value as Variants<T>).map(([name, one]) => [name, map(one)])
  return Object.fromEntries(entries) as Variants<Other>
}

/** Value on a screen. */
export function valueOn<T>(value: Responsive<T>, screen: Screen): T {
  const variants = toVariants(value)
  if (screen === 'phone') return variants.phone ?? variants.tablet ?? variants.desktop
  return screen === 'tablet' ? (variants.tablet ?? variants.desktop) : variants.desktop
}

export function isScreen(variant: Variant): variant is Screen {
  return (SCREENS as readonly string[]).includes(variant)
}

/** Default columns: at most three on tablets and two on phones. */
export function fallingColumns(columns: Responsive<number>) {
  const {
    desktop,
    tablet = Math.min(desktop, 3),
    phone = Math.min(tablet, 2),
  } = toVariants(columns)
  return { desktop, tablet, phone }
}
