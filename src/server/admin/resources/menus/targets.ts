import Type from 'typebox'
import { normalizeForSearch } from '#base'
import { CUSTOM_KIND_PATTERN, type FoundKind, findContentType, foundKinds } from '#pages/schema'
import { linkablePlaces } from '../../../site/page/built-in/built-in-pages.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

/** Maximum number of results per kind. */
const MOST = 20
const KINDS = ['page', 'post', 'project', 'product', 'category', 'archive'] as const

/** Finds public link targets for menu entries by name. */
export const targetsRoute = ({ pages, shop, shopSettings }: AdminDeps) =>
  adminRoute({
    method: 'GET',
    path: '/menus/targets',
    summary:
      'Find pages, posts, projects, entries, their lists, products and product categories that a menu may link to',
    allow: 'menus.write',
    query: Type.Object(
      { q: Type.Optional(Type.String({ maxLength: 200 })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          kind: Type.String({ pattern: `^(${KINDS.join('|')}|${CUSTOM_KIND_PATTERN})$` }),
          /** Name of the content type. */
          kindName: Type.Optional(Type.String()),
          name: Type.String(),
          path: Type.String(),
        }),
      ),
    }),
    handle: async ({ query: { q } }) => {
      const asked = { q, page: 1, perPage: MOST, order: 'asc' } as const
      const { contentTypes } = await pages.settings.get()
      const ofKind = async (kind: FoundKind) => {
        const found = await pages.editing.listItems({ ...asked, kind, sort: 'path' })
        const kindName = findContentType(contentTypes, kind)?.name
        const named = kindName ? { kindName } : {}
        return found.items.map(({ title, path }) => ({ kind, ...named, name: title, path }))
      }
      const products = async () => {
        const query = { ...asked, sort: 'name', status: 'published' } as const
        const found = await shop.products.list(query)
        return found.items.map(({ name, path }) => ({ kind: 'product', name, path }))
      }
      const categories = async () => {
        const words = (q ?? '').toLocaleLowerCase()
        const found = await shop.catalog.categories()
        return found
          .filter(({ name }) => name.toLocaleLowerCase().includes(words))
          .slice(0, MOST)
          .map(({ name, path }) => ({ kind: 'category', name, path }))
      }
      const archives = async () => {
        const words = normalizeForSearch(q ?? '')
        const found = await pages.archives.addresses()
        return found
          .filter(({ name }) => normalizeForSearch(name).includes(words))
          .slice(0, MOST)
          .map(({ name, path }) => ({ kind: 'archive', name, path }))
      }
      const builtInPages = async () => {
        const words = normalizeForSearch(q ?? '')
        const { locale } = await pages.settings.get()
        return linkablePlaces(locale, await shopSettings.get())
          .filter(({ title, path }) => normalizeForSearch(`${title} ${path}`).includes(words))
          .map(({ title, path }) => ({ kind: 'page', name: title, path }))
      }
      const ofPages = foundKinds({ contentTypes }).map(ofKind)
      const [builtIn, ...found] = await Promise.all([
        builtInPages(),
        ...ofPages,
        archives(),
        products(),
        categories(),
      ])
      const all = found.flat()
      const paths = new Set(all.map(({ path }) => path))
      return { items: [...builtIn.filter(({ path }) => !paths.has(path)), ...all] }
    },
  })
