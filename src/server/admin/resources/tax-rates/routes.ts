import Type from 'typebox'
import { refuse } from '#base'
import { TAX_RATE_SORTS, TaxRateEdit } from '#shop'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { exampleRoute } from './example-route.ts'
import { fileRoutes } from './file-routes.ts'
import { allow, taxClassQuery, toTaxClass } from './tax-class-query.ts'

const TaxRate = Type.Object({ id: Type.String(), ...TaxRateEdit.properties })
const NewTaxRate = Type.Object(
  {
    ...TaxRateEdit.properties,
    state: Type.String({ maxLength: 100, default: '' }),
    postcodes: Type.Array(TaxRateEdit.properties.postcodes.items, { maxItems: 2000, default: [] }),
    cities: Type.Array(TaxRateEdit.properties.cities.items, { maxItems: 500, default: [] }),
    position: Type.Optional(TaxRateEdit.properties.position),
  },
  { additionalProperties: false },
)

export default (deps: AdminDeps) => {
  const { taxRates } = deps.shop
  const labelOf = ({ country, state, name, ppm }: TaxRateEdit) =>
    [country || '*', state, name, `${ppm / 10_000} %`].filter(Boolean).join(' ')
  return [
    adminRoute({
      method: 'GET',
      path: '/tax-rates',
      summary: 'List tax rates, all or those of a class',
      allow,
      query: listQuery(TAX_RATE_SORTS, taxClassQuery),
      answer: listAnswer(TaxRate),
      handle: ({ query }) => taxRates.list({ ...query, taxClass: toTaxClass(query.taxClass) }),
    }),
    exampleRoute(deps),
    ...fileRoutes(deps),
    adminRoute({
      method: 'POST',
      path: '/tax-rates/eu',
      summary: 'Insert the standard and reduced VAT rates of the EU; they replace earlier ones',
      allow,
      audit: 'tax-rate.eu-inserted',
      answer: Type.Object({ added: Type.Integer() }),
      handle: async ({ audit }) => {
        const done = await taxRates.insertEu()
        audit({ id: 'eu', label: `${done.added} rates` })
        return { added: done.added }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/tax-rates/:id',
      summary: 'Get a tax rate',
      allow,
      params: IdParams,
      answer: TaxRate,
      handle: async ({ params }) => (await taxRates.load(params.id)) ?? refuse('not-found'),
    }),
    adminRoute({
      method: 'POST',
      path: '/tax-rates',
      summary: 'Add a tax rate',
      allow,
      audit: 'tax-rate.created',
      body: NewTaxRate,
      answer: TaxRate,
      handle: async ({ body, audit }) => {
        const done = await taxRates.create(body)
        if (!done.ok) return done
        audit({ id: done.item.id, label: labelOf(done.item) })
        return done.item
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/tax-rates/:id',
      summary: 'Change a tax rate',
      allow,
      audit: 'tax-rate.changed',
      params: IdParams,
      body: Type.Partial(TaxRateEdit, { additionalProperties: false }),
      answer: TaxRate,
      handle: async ({ params, body, audit }) => {
        const done = await taxRates.change(params.id, body)
        if (!done.ok) return done
        audit({ id: params.id, label: labelOf(done.item) })
        return done.item
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/tax-rates/:id',
      summary: 'Delete a tax rate',
      allow,
      audit: 'tax-rate.deleted',
      params: IdParams,
      handle: async ({ params }) => {
        const done = await taxRates.remove([params.id])
        return done.ok ? undefined : done
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/tax-rates/delete',
      summary: 'Delete tax rates: those with these ids, or all of a class',
      allow,
      audit: 'tax-rate.deleted',
      body: Type.Union([
        Type.Object(
          { ids: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 1000 }) },
          { additionalProperties: false },
        ),
        Type.Object({ taxClass: Type.String({ maxLength: 60 }) }, { additionalProperties: false }),
      ]),
      answer: Type.Object({ deleted: Type.Integer() }),
      handle: async ({ body, audit }) => {
        const done = await ('ids' in body
          ? taxRates.remove(body.ids)
          : taxRates.removeClass(toTaxClass(body.taxClass) ?? ''))
        if (!done.ok) return done
        audit({ id: 'many', label: `${done.deleted} rates` })
        return { deleted: done.deleted }
      },
    }),
  ]
}
