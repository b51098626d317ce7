import Type, { type TObject } from 'typebox'
import type {
  AnyField,
  Cleaner,
  LiveOf,
  References,
  Resolver,
  SlotPlace,
  StoredOf,
} from './field.ts'
import { isScreen, isVariants, type Screen, type Variant, type Variants } from './responsive.ts'
import { findVariable } from './variable.ts'

export type FieldShape = Record<string, AnyField>
export type StoredProps<Shape> = { [Name in keyof Shape]: StoredOf<Shape[Name]> }
export type ResolvedProps<Shape> = { [Name in keyof Shape]: LiveOf<Shape[Name]> }

/** The props of a module, or of one row of a list. */
export interface FieldSet<Shape extends FieldShape = FieldShape> {
  shape: Shape
  /** Every prop optional: what a document leaves out takes its default. */
  schema: TObject
  defaults: StoredProps<Shape>
}

/** What a component is given for these fields. */
export type PropsOf<Set> = Set extends FieldSet<infer Shape> ? ResolvedProps<Shape> : never
/** What a document may hold for these fields. */
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

/** Calls `visit` with every value of a prop: one, or one per screen. */
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

/** Where one value is a variable that differs per screen, so does the value. */
function perScreen(field: AnyField, value: unknown, { variable }: Resolver): unknown {
  if (!field.kind.startsWith('responsive ')) return value
  const found = findVariable(value, 'number', variable)
  if (!found || !isVariants(found.value)) return value
  return Object.fromEntries(Object.keys(found.value).map(screen => [screen, value]))
}

/** What the props refer to, defaults too: a default icon is looked up like a chosen one. */
export function collectReferences(set: FieldSet, props: Values, references: References) {
  for (const [name, field] of Object.entries(set.shape)) {
    const value = props[name] ?? field.default
    if (!field.collect || value === undefined || value === null) continue
    eachValue(field, value, one => field.collect?.(one, references))
  }
}

/** Defaults filled in, references turned into what components show. */
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

/** Props on their way in: rich text cleaned, defaults left out of it. */
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

/** What an island's script needs: all but what the HTML already says. */
export function toIslandProps(set: FieldSet, live: Values): Values {
  const sent: Values = {}
  for (const [name, field] of Object.entries(set.shape)) {
    const value = live[name]
    sent[name] = field.toIsland ? mapValue(field, value, one => field.toIsland?.(one)) : value
  }
  return sent
}

export function slotsIn(set: FieldSet, props: Values): SlotPlace[] {
  return Object.entries(set.shape).flatMap(([name, field]) => {
    const value = props[name]
    if (!field.slots || value === undefined) return []
    return field.slots(value).map(place => ({
      path: place.path ? `${name}.${place.path}` : name,
      nodes: place.nodes,
    }))
  })
}
