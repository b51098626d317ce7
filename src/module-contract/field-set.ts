import Type, { type TObject } from 'typebox'
import type { AnyField, Cleaner, LiveOf, Resolver, SlotChildren, StoredOf } from './field.ts'
import type { References } from './resolved-values.ts'
import { isScreen, isVariants, type Screen, type Variant, type Variants } from './responsive.ts'
import { findVariable } from './variable.ts'

export type FieldShape = Record<string, AnyField>
export type StoredProps<Shape> = { [Name in keyof Shape]: StoredOf<Shape[Name]> }
export type ResolvedProps<Shape> = { [Name in keyof Shape]: LiveOf<Shape[Name]> }

/** The props of a module, or of one row of a list. */
export interface FieldSet<Shape extends FieldShape = FieldShape> {
  shape: Shape
  /** All props are optional; missing ones have their default. */
  schema: TObject
  defaults: StoredProps<Shape>
}

/** Component props of these fields. */
export type PropsOf<Set> = Set extends FieldSet<infer Shape> ? ResolvedProps<Shape> : never
/** Stored props of these fields. */
export type Stored<Set> = Set extends FieldSet<infer Shape> ? Partial<StoredProps<Shape>> : never

type Values = Record<string, unknown>

export function fields<Shape extends FieldShape>(shape: Shape): FieldSet<Shape> {
  const entries = Object.entries(shape)
  return {
    shape,
    schema: Type.Object(
      Object.fromEntries(entries.map(([name, field]) => [name, Type.Optional(field.schema)])),
      { additionalProperties: false },
    ),
    defaults: Object.fromEntries(
      entries.map(([name, field]) => [name, field.default]),
    ) as StoredProps<Shape>,
  }
}

/** Calls `visit` for each value of a prop: one, or one per screen. */
function eachValue(field: AnyField, value: unknown, visit: (value: unknown) => void) {
  if (field.kind.startsWith('responsive ') && isVariants(value)) {
    for (const variant of Object.values(value)) visit(variant)
  } else visit(value)
}

function mapValue(
  field: AnyField,
  value: unknown,
  map: (value: unknown, screen: Screen) => unknown,
): unknown {
  if (!field.kind.startsWith('responsive ') || !isVariants(value)) return map(value, 'desktop')
  const entries = Object.entries(value as Variants<unknown>)
  return Object.fromEntries(
    entries.map(([variant, one]) => [
      variant,
      map(one, isScreen(variant as Variant) ? (variant as Screen) : 'desktop'),
    ]),
  )
}

/** A value with a responsive variable becomes responsive. */
function perScreen(field: AnyField, value: unknown, { variable }: Resolver): unknown {
  if (!field.kind.startsWith('responsive ')) return value
  const found = findVariable(value, 'number', variable)
  if (!found || !isVariants(found.value)) return value
  return Object.fromEntries(Object.keys(found.value).map(screen => [screen, value]))
}

/** Collects references in props and defaults. */
export function collectReferences(set: FieldSet, props: Values, references: References) {
  for (const [name, field] of Object.entries(set.shape)) {
    const value = props[name] ?? field.default
    if (!field.collect || value === undefined || value === null) continue
    eachValue(field, value, one => field.collect?.(one, references))
  }
}

/** Fills in defaults and resolves references for components. */
export function resolveProps<Shape extends FieldShape>(
  set: FieldSet<Shape>,
  props: Values,
  resolver: Resolver,
): ResolvedProps<Shape> {
  const live: Values = {}
  for (const [name, field] of Object.entries(set.shape)) {
    const value = props[name] ?? field.default
    const { resolve } = field
    live[name] = resolve
      ? mapValue(field, perScreen(field, value, resolver), (one, screen) =>
          resolve(one, resolver, screen),
        )
      : value
  }
  return live as ResolvedProps<Shape>
}

/** Sanitizes rich text in stored props. */
export function cleanProps<Props extends Values>(
  set: FieldSet,
  props: Props,
  cleaner: Cleaner,
): Props {
  const cleaned: Values = { ...props }
  for (const [name, field] of Object.entries(set.shape)) {
    const { clean } = field
    if (clean && cleaned[name] !== undefined) {
      cleaned[name] = mapValue(field, cleaned[name], value => clean(value, cleaner))
    }
  }
  return cleaned as Props
}

/** Props for an island without the values that the HTML contains. */
export function toIslandProps(set: FieldSet, live: Values): Values {
  const sent: Values = {}
  for (const [name, field] of Object.entries(set.shape)) {
    const value = live[name]
    sent[name] = field.toIsland ? mapValue(field, value, one => field.toIsland?.(one)) : value
  }
  return sent
}

export function slotsIn(set: FieldSet, props: Values): SlotChildren[] {
  return Object.entries(set.shape).flatMap(([name, field]) => {
    const value = props[name]
    if (!field.slots || value === undefined) return []
    return field.slots(value).map(place => ({
      path: place.path ? `${name}.${place.path}` : name,
      nodes: place.nodes,
    }))
  })
}
