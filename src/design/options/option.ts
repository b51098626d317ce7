import type { Static, TSchema } from 'typebox'
import type { Variant } from '#module-kit'
import { variableCss } from '../variable-css.ts'
import { perVariant } from './values.ts'

export type Declarations = Record<string, string>

/** A background picture for a screen, and what a crop keeps of it; undefined when it no longer exists. */
export type BackgroundImage = (
  media: string,
  screen: Variant,
) => { css: string; focus?: { x: number; y: number } } | string | undefined

/** What one variant of a module is to look like. */
export interface Rule {
  /** Of the module's root element. */
  own: Declarations
  /** Of elements in it, by what is written after the root's selector. */
  within(selector: string): Declarations
  variant: Variant
  image: BackgroundImage
}

/** What can be set around every module: what may be stored, and the CSS that says it. */
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

/** An option whose value is the value of one CSS property. */
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

/** The properties of a document's schema for a group of options. */
export function schemasOf<Group extends Options>(group: Group): Schemas<Group> {
  const entries = Object.entries(group).map(([name, { schema }]) => [name, perVariant(schema)])
  return Object.fromEntries(entries) as Schemas<Group>
}

export function toLength(value: string): string {
  if (value.startsWith('space-')) return `var(--${value})`
  return variableCss(value) ?? value
}

/** A number of an option with its unit, or the variable that has it: a bare one is turned into degrees. */
export function toNumber(value: number | string, unit = ''): string {
  const variable = variableCss(value)
  if (!variable) return `${value}${unit}`
  return unit === 'deg' ? `calc(${variable}*1deg)` : variable
}

/** A percentage as the number that CSS has for it; a variable has its unit. */
export function toShare(value: number | string): string {
  return variableCss(value) ?? String(Number(value) / 100)
}
