import Type from 'typebox'
import { decodePath, freeSlug, normalizeForSearch, ok, refuse, toSlug } from '#base'
import type { SitePopup } from '#pages'
import { TemplateConditionsSchema } from '#pages/schema'
import { splitAddress } from '../../../site/page/page-path.ts'
import { POPUP_STARTS, popupDocument } from '../../../starter/popup-documents.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { conditionNames } from '../templates/condition-names.ts'
import { framesIn } from './frames-in.ts'
import { Name, PopupChoiceSchema, PopupSchema } from './schemas.ts'

const allow = 'pages.publish'
const strict = { additionalProperties: false }
const EVERYWHERE = { include: [{ kind: 'site' as const }], exclude: [] }
const COUNTED_DAYS = 30

/**
 * Rules of popups. Their documents are pages: drafts, publishing, copies and the trash are under
 * `/pages`.
 */
export default (deps: AdminDeps) => {
  const { pages, resolver } = deps
  const { editing, popups } = pages

  async function show(popup: SitePopup, counted: Awaited<ReturnType<typeof popups.counts>>) {
    const page = await editing.findItem(popup.id)
    const draft = await editing.findDraft(popup.id)
    if (!page || !draft) return []
    const days = counted.flatMap(({ id, ...day }) => (id === popup.id ? [day] : []))
    const sum = (act: 'shown' | 'closed' | 'converted') =>
      days.reduce((total, day) => total + day[act], 0)
    const { id, isOn, conditions } = popup
    const frames = [...framesIn(deps.registry.modules, draft.document.content)]
    return [
      {
        id,
        name: page.title,
        isOn,
        conditions,
        names: await conditionNames(deps, [...conditions.include, ...conditions.exclude]),
        frame: frames[0] ?? null,
        linkNames: [...new Set(frames.flatMap(frame => frame.name || []))],
        status: page.status,
        version: page.version,
        updatedAt: page.updatedAt,
        shown: sum('shown'),
        closed: sum('closed'),
        converted: sum('converted'),
        days,
      },
    ]
  }

  async function read(ids?: readonly string[]) {
    const counted = await popups.counts(COUNTED_DAYS)
    const found = (await popups.all()).filter(one => !ids || ids.includes(one.id))
    return (await Promise.all(found.map(one => show(one, counted)))).flat()
  }
  const find = async (id: string) => (await read([id]))[0]

  return [
    adminRoute({
      method: 'GET',
      path: '/popups/choice',
      summary: 'Get the popups of a page and why others are not shown',
      allow: 'pages.read',
      query: Type.Object(
        {
          /** Path, and the query of an archive of products. */
          path: Type.String({ minLength: 1, maxLength: 2000, pattern: '^/' }),
          /** As signed-in users see it. */
          signedIn: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
      answer: PopupChoiceSchema,
      handle: async ({ query }) => {
        const asked = splitAddress(query.path)
        const path = decodePath(asked.path)
        if (path === undefined) return refuse('bad-path')
        const choice = await resolver.explain({ ...asked, path }, query.signedIn ?? false)
        const conditions = choice.popups.flatMap(one => one.condition ?? [])
        return {
          page: choice.page,
          popups: choice.popups.map(({ popup: { id, name }, condition, reason }) => ({
            id,
            name,
            condition: condition ?? null,
            reason: reason ?? null,
          })),
          names: await conditionNames(deps, conditions),
        }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/popups',
      summary: 'List popups with their conditions and counts',
      allow: 'pages.read',
      query: listQuery(['name', 'shown', 'converted']),
      answer: listAnswer(PopupSchema),
      handle: async ({ query }) => {
        const words = normalizeForSearch(query.q ?? '')
        const turn = query.order === 'desc' ? -1 : 1
        const { sort } = query
        const items = (await read(query.ids?.split(',')))
          .filter(one => normalizeForSearch(one.name).includes(words))
          .sort(
            (a, b) =>
              turn * (sort === 'name' ? a.name.localeCompare(b.name) : a[sort] - b[sort] || 0),
          )
        const from = (query.page - 1) * query.perPage
        return { items: items.slice(from, from + query.perPage), total: items.length }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/popups/:id',
      summary: 'Get the conditions and counts of a popup',
      allow: 'pages.read',
      params: IdParams,
      answer: PopupSchema,
      handle: async ({ params }) => (await find(params.id)) ?? refuse('not-found'),
    }),
    adminRoute({
      method: 'POST',
      path: '/popups',
      summary: 'Create a popup as a draft of a layout block',
      allow,
      audit: 'popup.created',
      body: Type.Object(
        {
          name: Name,
          start: Type.Union(
            POPUP_STARTS.map(start => Type.Literal(start)),
            { default: 'popup' },
          ),
          isOn: Type.Boolean({ default: true }),
          conditions: Type.Object(TemplateConditionsSchema.properties, {
            ...strict,
            default: EVERYWHERE,
          }),
        },
        strict,
      ),
      answer: PopupSchema,
      handle: async ({ body, actor, audit }) => {
        const { name: title, start, isOn, conditions } = body
        const taken = (await read()).flatMap(one => one.linkNames)
        const { locale } = await pages.settings.get()
        const slug = await freeSlug(
          toSlug(title).slice(0, 60) || 'popup',
          async wanted =>
            taken.includes(wanted) || (await pages.draft(`/popups/${wanted}`)) !== undefined,
        )
        const made = await editing.create(
          {
            path: `/popups/${slug}`,
            title,
            kind: 'block',
            document: popupDocument({ title, name: slug }, start, locale),
          },
          actor,
        )
        if (!made.ok) return made
        await popups.set(made.id, { isOn, conditions })
        audit({ id: made.id, label: title })
        return (await find(made.id)) ?? refuse('not-found')
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/popups/:id',
      summary:
        'Change where a popup opens, at once, or its name; a layout block becomes a popup by it',
      allow,
      audit: 'popup.changed',
      params: IdParams,
      body: Type.Partial(
        Type.Object({ name: Name, isOn: Type.Boolean(), conditions: TemplateConditionsSchema }),
        strict,
      ),
      answer: PopupSchema,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const page = await editing.findItem(id)
        if (page?.kind !== 'block' || page.deletedAt !== null) return refuse('not-found')
        const before = (await popups.all()).find(one => one.id === id)
        const { name = page.title } = body
        audit({ id, label: name, details: { changed: Object.keys(body) } })
        const renamed =
          name === page.title ? ok() : await editing.change(id, { title: name }, actor)
        if (!renamed.ok) return renamed
        const { isOn, conditions } = {
          isOn: before?.isOn ?? true,
          conditions: before?.conditions ?? EVERYWHERE,
          ...body,
        }
        const changed = await popups.set(id, { isOn, conditions })
        return changed.ok ? ((await find(id)) ?? refuse('not-found')) : changed
      },
    }),
  ]
}
