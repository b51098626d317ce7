import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { allow } from './tax-class-query.ts'

const display = Type.Optional(Type.Unsafe<'incl' | 'excl'>(Type.Enum(['incl', 'excl'])))

/** The price of an example product for settings that are not saved yet. */
export const exampleRoute = ({ shop }: AdminDeps) =>
  adminRoute({
    method: 'GET',
    path: '/tax-rates/example',
    summary: 'What a product costs a customer somewhere, with these settings',
    allow,
    query: Type.Object(
      {
        amount: Type.Integer({ minimum: 0, maximum: 1e12 }),
        country: Type.String({ pattern: '^[A-Z]{2}$' }),
        state: Type.String({ maxLength: 100, default: '' }),
        postcode: Type.String({ maxLength: 20, default: '' }),
        city: Type.String({ maxLength: 100, default: '' }),
        taxClass: Type.String({ maxLength: 60, default: '' }),
        includeTax: Type.Optional(Type.Boolean()),
        display,
        foreignPrices: Type.Optional(Type.Unsafe<'gross' | 'net'>(Type.Enum(['gross', 'net']))),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      /** As displayed in the cart. */
      price: Type.Integer(),
      net: Type.Integer(),
      tax: Type.Integer(),
      gross: Type.Integer(),
      isOutside: Type.Boolean(),
    }),
    handle: ({ query }) => shop.taxRates.example(query),
  })
