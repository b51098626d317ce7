import Type, { type Static } from 'typebox'
import {
  isVariants,
  NUMBER_UNITS,
  OWN_COLOR_PATTERN,
  OwnLinkSchema,
  SCREENS,
  type Screen,
  type VariableOf,
  type VariableValue,
} from '#module-contract'
import { SCREEN_MEDIA } from './compile.ts'
import { LIBRARY_ID } from './options/presets.ts'
import { choice, strict } from './options/values.ts'
import { toCssColor } from './tokens.ts'
import { variableName } from './variable-css.ts'

const colour = Type.String({ pattern: OWN_COLOR_PATTERN })
const amount = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 })
const perScreen = Type.Object(
  { desktop: amount, tablet: Type.Optional(amount), phone: Type.Optional(amount) },
  strict,
)
const image = Type.Object(
  {
    media: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
    alt: Type.Optional(Type.String({ maxLength: 500 })),
  },
  strict,
)

const kind = <const Kind extends string, Rest extends object>(name: Kind, rest: Rest) =>
  Type.Object({ kind: Type.Literal(name), ...rest }, strict)

/** Value of a variable; never another variable. */
const VariableValueSchema = Type.Unsafe<VariableValue>(
  Type.Union([
    kind('colour', { light: colour, dark: Type.Optional(colour) }),
    kind('number', {
      unit: choice(...NUMBER_UNITS),
      value: Type.Union([amount, perScreen]),
    }),
    kind('text', { text: Type.String({ maxLength: 2000 }) }),
    kind('image', { image }),
    kind('link', { link: OwnLinkSchema }),
  ]),
)

export const LibraryName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })

/** Site-wide variable of the owner. */
export const VariableSchema = Type.Object(
  {
    id: Type.String({ pattern: LIBRARY_ID }),
    name: LibraryName,
    value: VariableValueSchema,
    /** No longer selectable; existing uses keep its last value. */
    deleted: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type Variable = Static<typeof VariableSchema>

/** Ids of variables used in CSS or HTML. */
export function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/--v-([a-z0-9-]+)/g)].map(([, id = '']) => id))
}

type Rules = Record<'all' | 'dark' | Exclude<Screen, 'desktop'>, string[]>

/** Colors and numbers as custom properties of the page, per scheme and screen. */
export function compileVariables(variables: Iterable<Pick<Variable, 'id' | 'value'>>): string {
  const rules: Rules = { all: [], dark: [], tablet: [], phone: [] }
  for (const { id, value } of variables) {
    if (value.kind === 'colour') declareColor(variableName(id), value, rules)
    if (value.kind === 'number') declareNumber(variableName(id), value, rules)
  }
  const { all, dark, tablet, phone } = rules
  const css = [
    all.length > 0 && `:root{${all.join(';')}}`,
    dark.length > 0 &&
      `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme='light']){${dark.join(';')}}}`,
    tablet.length > 0 && `@media${SCREEN_MEDIA.tablet}{:root{${tablet.join(';')}}}`,
    phone.length > 0 && `@media${SCREEN_MEDIA.phone}{:root{${phone.join(';')}}}`,
  ].filter(Boolean)
  return css.length > 0 ? `@layer base{${css.join('')}}` : ''
}

function declareColor(name: string, { light, dark }: VariableOf<'colour'>, rules: Rules) {
  const [usual, inTheDark] = [toCssColor(light), toCssColor(dark)]
  if (usual) rules.all.push(`${name}:${usual}`)
  if (inTheDark) rules.dark.push(`${name}:${inTheDark}`)
}

function declareNumber(name: string, { unit, value }: VariableOf<'number'>, rules: Rules) {
  if (!isVariants(value)) return void rules.all.push(`${name}:${value}${unit}`)
  for (const screen of SCREENS) {
    if (value[screen] === undefined) continue
    rules[screen === 'desktop' ? 'all' : screen].push(`${name}:${value[screen]}${unit}`)
  }
}
