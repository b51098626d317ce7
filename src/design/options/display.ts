import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { strict } from './values.ts'

/** In the order of `Date.getDay()`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

const NAME = '^[A-Za-z0-9_.-]{1,60}$'
const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$'
const moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })
const slug = Type.String({ minLength: 1, maxLength: 200 })
const value = Type.Optional(Type.String({ maxLength: 200 }))
const path = Type.String({ pattern: '^/[^\\s<>"\\\\?#]*$', maxLength: 300 })

function some<Of extends TSchema>(of: Of) {
  return Type.Array(of, { minItems: 1, maxItems: 20, uniqueItems: true })
}

function oneOf<const Values extends readonly string[]>(...values: Values) {
  return Type.Unsafe<Values[number]>(Type.Union(values.map(one => Type.Literal(one))))
}

function condition<const Kind extends string, Properties extends TProperties>(
  kind: Kind,
  properties: Properties,
) {
  return Type.Object(
    {
      kind: Type.Literal(kind),
      ...properties,
      /** Inverts the condition. */
      not: Type.Optional(Type.Boolean()),
    },
    strict,
  )
}

/** Conditions by who can evaluate them, in order of evaluation. See decision 24. */
export const CONDITIONS = {
  /** On the server, same for everybody: time, URL, catalog. */
  everybody: {
    dates: Type.Union([
      condition('dates', { from: moment, until: Type.Optional(moment) }),
      condition('dates', { until: moment }),
    ]),
    /** Local time of the site. An end before the start means the next day. */
    hours: condition('hours', {
      days: some(oneOf(...WEEKDAYS)),
      from: Type.String({ pattern: TIME }),
      to: Type.String({ pattern: TIME }),
    }),
    parameter: condition('parameter', { name: Type.String({ pattern: NAME }), value }),
    stock: condition('stock', { product: slug }),
  },
  /** On the server, per visitor. */
  visitor: {
    'signed-in': condition('signed-in', {}),
    role: condition('role', { roles: some(oneOf('owner', 'editor', 'shop-manager', 'author')) }),
    cookie: condition('cookie', { name: Type.String({ pattern: NAME }), value }),
    'cart-filled': condition('cart-filled', {}),
    'cart-product': condition('cart-product', { product: slug }),
    /** In the shop's currency as a decimal number: 49.5. */
    'cart-total': condition('cart-total', { atLeast: Type.Number({ minimum: 0, maximum: 1e9 }) }),
  },
  /** In the browser. */
  browser: {
    device: condition('device', {
      devices: some(oneOf('desktop', 'tablet', 'phone', 'touch', 'mouse')),
    }),
    language: condition('language', { languages: some(Type.String({ pattern: '^[a-z]{2,3}$' })) }),
    /** Views of this page in this browser, including this one. */
    views: condition('views', { atLeast: Type.Integer({ minimum: 1, maximum: 1000 }) }),
    /** Previous page of this site. */
    'came-from': condition('came-from', { path }),
    /**
     * A page of this site that was shown in this tab, according to the browser's history. Nothing
     * is stored.
     */
    visited: condition('visited', { path }),
  },
} as const

type Conditions = typeof CONDITIONS
type In<Who extends keyof Conditions> = Static<Conditions[Who][keyof Conditions[Who]] & TSchema>
export type EverybodyCondition = In<'everybody'>
export type VisitorCondition = In<'visitor'>
export type BrowserCondition = In<'browser'>
export type DisplayCondition = EverybodyCondition | VisitorCondition | BrowserCondition

const all: TSchema[] = Object.values(CONDITIONS).flatMap(kinds => Object.values<TSchema>(kinds))

/** Display conditions of a module; stored under `props.display`. */
export const DisplaySchema = Type.Object(
  {
    match: Type.Optional(oneOf('all', 'any')),
    conditions: Type.Unsafe<DisplayCondition[]>(
      Type.Array(Type.Union(all), { minItems: 1, maxItems: 12 }),
    ),
  },
  { ...strict, title: 'Display conditions' },
)
export type DisplayOptions = Static<typeof DisplaySchema>
