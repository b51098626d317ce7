import type { Static, TSchema } from 'typebox'
import type { Variant } from '#module-contract'
import { variableCss } from '../variable-css.ts'
import { perVariant } from './values.ts'

export type Declarations = Record<string, string>

/** Background image for a screen and its focal point; undefined if it was deleted. */
export type BackgroundImage = (
  media: string,
  screen: Variant,
) => { css: string; focus?: { x: number; y: number } } | string | undefined

/** CSS of one variant of a module. */
export interface Rule {
  /** Declarations of the module's root element. */
  own: Declarations
  /** Declarations of descendants, by selector suffix. */
  within(selector: string): Declarations
  variant: Variant
  image: BackgroundImage
}

/** A design option: its schema and the CSS that it produces. */
export interface Option<Schema extends TSchema = TSchema> {
  schema: Schema
  write(rule: Rule, value: Static<Schema>): void
}

export type Options = Record<string, Option>

export function option<Schema extends TSchema>(
  schema: Schema,
  write: (rule: Rule, value: Static<Schema>) => void,
): Option<Schema> {
  return { schema, write }
}

/** Option for one CSS property. */
export function property<Schema extends TSchema>(
  schema: Schema,
  name: string,
  toCss: (value: Static<Schema>) => string = String,
): Option<Schema> {
  return option(schema, ({ own }, value) => {
    own[name] = toCss(value)
  })
}

type Schemas<Group extends Options> = {
  [Name in keyof Group]: ReturnType<typeof perVariant<Group[Name]['schema']>>
}

/** Document schema of a group of options. */
export function schemasOf<Group extends Options>(group: Group): Schemas<Group> {
  const entries = Object.entries(group).map(([name, { schema }]) => [name, perVariant(schema)])
  return Object.fromEntries(entries) as Schemas<Group>
}

export function toLength(value: string): string {
  if (value.startsWith('space-')) return `var(--${value})`
  return variableCss(value) ?? value
}

/** Number with unit, or a variable; numbers without unit in variables become degrees. */
export function toNumber(value: number | string, unit = ''): string {
  const variable = variableCss(value)
  if (!variable) return `${value}${unit}`
  return unit === 'deg' ? `calc(${variable}*1deg)` : variable
}

/** Converts a percentage to a CSS number; variables keep their unit. */
export function toShare(value: number | string): string {
  return variableCss(value) ?? String(Number(value) / 100)
}
