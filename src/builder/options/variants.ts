import { isVariants, type Responsive, type Variant, type Variants } from '#module-contract'

type Value<T> = Responsive<T> | undefined

/** Value of a variant, inherited from the next wider screen if it has none. */
export function valueAt<T>(value: Value<T>, variant: Variant): T | undefined {
  if (!isVariants(value as Responsive<T>)) return value as T | undefined
  const { [variant]: own, tablet, desktop } = value as Variants<T>
  return own ?? (variant === 'phone' ? tablet : undefined) ?? desktop
}

/** Whether a variant has a value set. */
export function hasOwn<T>(value: Value<T>, variant: Variant): boolean {
  if (value === undefined) return false
  if (!isVariants(value as Responsive<T>)) return variant === 'desktop'
  return (value as Variants<T>)[variant] !== undefined
}

/** Sets the value of one variant. `fallback` applies to wide screens without a value. */
export function withVariant<T>(value: Value<T>, variant: Variant, next: T, fallback: T): Value<T> {
  if (variant === 'desktop' && !isVariants(value as Responsive<T>)) return next
  const { desktop = fallback, ...rest } = toPartial(value)
  return { ...(desktop !== undefined && { desktop }), ...rest, [variant]: next } as Variants<T>
}

/** Removes the value of one variant. A value for all screens becomes a single value again. */
export function withoutVariant<T>(value: Value<T>, variant: Variant): Value<T> {
  if (variant === 'desktop') return undefined
  const { [variant]: _, ...rest } = toPartial(value)
  if (Object.keys(rest).length === 0) return undefined
  return Object.keys(rest).length === 1 && rest.desktop !== undefined
    ? rest.desktop
    : (rest as Variants<T>)
}

function toPartial<T>(value: Value<T>): Partial<Variants<T>> {
  if (value === undefined) return {}
  return isVariants(value as Responsive<T>) ? (value as Variants<T>) : { desktop: value as T }
}
