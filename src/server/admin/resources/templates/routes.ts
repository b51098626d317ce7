import Type from 'typebox'
import { freeSlug, normalizeForSearch, ok, refuse, toSlug } from '#base'
import { type TemplateUse, TemplateUseSchema } from '#pages/schema'
import { BUILT_IN_PAGES, pathOfPlace } from '../../../site/page/built-in/built-in-pages.ts'
import { templateDocument } from '../../../starter/template-documents.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { choiceRoutes } from './choice-routes.ts'
import { conditionNames } from './condition-names.ts'
import { Name, TemplateSchema } from './schemas.ts'

const allow = 'settings.write'
const { part, conditions } = TemplateUseSchema.properties
const strict = { additionalProperties: false }
const NONE = { include: [], exclude: [] }

/**
 * Rules of templates. Their documents are pages: drafts, publishing, copies and the trash are under
 * `/pages`.
 */
export default (deps: AdminDeps) => {
  const { pages, shop } = deps
  const { editing, templates } = pages

  async function read(ids?: readonly string[]) {
    const all = await templates.all()
    const found = all.filter(one => !ids || ids.includes(one.id))
    const named = found.flatMap(one => [...one.conditions.include, ...one.conditions.exclude])
    const names = await conditionNames(deps, named)
    const items = await Promise.all(
      found.map(async template => {
        const page = await editing.findItem(template.id)
        if (!page) return []
        const { title: name, status, version, updatedAt } = page
        const own = [...template.conditions.include, ...template.conditions.exclude]
        const isOwn = ([id]: [string, string]) => own.some(one => 'id' in one && one.id === id)
        return [
          {
            id: template.id,
            name,
            part: template.part,
            conditions: template.conditions,
            names: Object.fromEntries(Object.entries(names).filter(isOwn)),
            status,
            version,
            updatedAt,
          },
        ]
      }),
    )
    return items.flat()
  }
  /** Path of the owner's page at a template's place. The template must show its content. */
  async function placeOf({ conditions: { include } }: TemplateUse) {
    const [{ locale }, settings] = await Promise.all([pages.settings.get(), shop.settings()])
    const [first] = include
    const isOfShop = first?.kind === 'archive' && first.of === 'product'
    const place = isOfShop ? 'shop' : BUILT_IN_PAGES.find(one => one === first?.kind)
    const hasPage = place ? await pages.isPublished(pathOfPlace(place, settings)) : false
    return { locale, hasPage }
  }
  const find = async (id: string) => (await read([id]))[0]

  return [
    ...choiceRoutes(deps),
    adminRoute({
      method: 'GET',
      path: '/templates',
      summary: 'List templates with their conditions',
      allow: 'pages.read',
      query: listQuery(['part', 'name']),
      answer: listAnswer(TemplateSchema),
      handle: async ({ query }) => {
        const words = normalizeForSearch(query.q ?? '')
        const key = query.sort === 'name' ? 'name' : 'part'
        const turn = query.order === 'desc' ? -1 : 1
        const items = (await read(query.ids?.split(',')))
          .filter(one => normalizeForSearch(one.name).includes(words))
          .sort((a, b) => turn * (order(a, key) < order(b, key) ? -1 : 1))
        const from = (query.page - 1) * query.perPage
        return { items: items.slice(from, from + query.perPage), total: items.length }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/templates/:id',
      summary: 'Get the conditions of a template',
      allow: 'pages.read',
      params: IdParams,
      answer: TemplateSchema,
      handle: async ({ params }) => (await find(params.id)) ?? refuse('not-found'),
    }),
    adminRoute({
      method: 'POST',
      path: '/templates',
      summary: 'Create a template as a draft with initial modules for its part',
      allow,
      audit: 'template.created',
      body: Type.Object(
        {
          name: Name,
          part,
          conditions: Type.Object(conditions.properties, { ...strict, default: NONE }),
        },
        strict,
      ),
      answer: TemplateSchema,
      handle: async ({ body, actor, audit }) => {
        const { name: title, ...use } = body
        const slug = await freeSlug(toSlug(title).slice(0, 60) || use.part, async wanted =>
          pages.draft(`/templates/${wanted}`).then(Boolean),
        )
        const path = `/templates/${slug}`
        const document = templateDocument(title, use, await placeOf(use))
        const wanted = { path, title, kind: 'template', document, template: use } as const
        const made = await editing.create(wanted, actor)
        if (!made.ok) return made
        audit({ id: made.id, label: title })
        return (await find(made.id)) ?? refuse('not-found')
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/templates/:id',
      summary: 'Change the conditions or the name of a template, effective immediately',
      allow,
      audit: 'template.changed',
      params: IdParams,
      body: Type.Partial(Type.Object({ name: Name, part, conditions }), strict),
      answer: TemplateSchema,
      handle: async ({ params, body, actor, audit }) => {
        const before = await find(params.id)
        if (!before) return refuse('not-found')
        const { name, ...use } = body
        audit({
          id: params.id,
          label: name ?? before.name,
          details: { changed: Object.keys(body) },
        })
        const isRenamed = name !== undefined && name !== before.name
        const renamed = isRenamed ? await editing.change(params.id, { title: name }, actor) : ok()
        if (!renamed.ok) return renamed
        const { part, conditions } = before
        const changed =
          Object.keys(use).length > 0
            ? await templates.set(params.id, { part, conditions, ...use })
            : ok()
        return changed.ok ? ((await find(params.id)) ?? refuse('not-found')) : changed
      },
    }),
  ]
}

type Listed = { part: 'header' | 'body' | 'footer'; name: string }
const PLACE = { header: '1', body: '2', footer: '3' }

/** Sort key: from the top of a page to its end, then by name. */
function order({ part, name }: Listed, key: 'part' | 'name'): string {
  return (key === 'part' ? PLACE[part] : '') + name.toLowerCase()
}
