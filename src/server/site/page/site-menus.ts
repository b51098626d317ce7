import { createSharedReads } from '#base'
import type { DisplayCondition, DisplayOptions } from '#design'
import type { MenuEntry, MenuItem, MenuShow } from '#module-contract'
import type { Pages } from '#pages'
import { itemsOf, type MenuProblem, type SiteMenu } from '#pages/schema'
import { decideDisplay, type MenuParts, type ShowMenu, visitorDependenciesOf } from '#render'
import { catalogTags, type Shop } from '#shop'
import { type BuiltInPage, placeAt } from './built-in/built-in-pages.ts'
import type { LoadIcons } from './icons.ts'

interface MenuDeps {
  pages: Pick<Pages, 'menus' | 'redirects' | 'settings' | 'isPublished'>
  shop: Pick<Shop, 'settings' | 'catalog'>
}

type Tag = (...tags: string[]) => void

/** Display conditions of an entry; undefined if it is always shown. */
export function displayOf({ show }: Pick<MenuItem, 'show'>): DisplayOptions | undefined {
  const conditions = show ? [...audienceOf(show), ...timeOf(show)] : []
  return conditions.length > 0 ? { conditions } : undefined
}

function audienceOf({ to }: MenuShow): DisplayCondition[] {
  if (!to) return []
  if (to === 'cart') return [{ kind: 'cart-filled' }]
  return [{ kind: 'signed-in', ...(to === 'signed-out' ? { not: true } : {}) }]
}

function timeOf({ from, until }: MenuShow): DisplayCondition[] {
  if (from !== undefined) return [{ kind: 'dates', from, ...(until !== undefined && { until }) }]
  return until === undefined ? [] : [{ kind: 'dates', until }]
}

const SHOP_PLACES: ReadonlySet<BuiltInPage> = new Set([
  'shop',
  'cart',
  'checkout',
  'order-received',
  'order-pay',
  'account',
  'wishlist',
])

const NO_PARTS: MenuParts = { blocks: {}, asked: [] }

/** Document parts that a menu adds to each page that shows it. */
export function partsOfMenu(menu: SiteMenu | undefined): MenuParts {
  if (!menu) return NO_PARTS
  const all = itemsOf(menu.items)
  const asked = all.flatMap(item => visitorDependenciesOf(displayOf(item) ?? { conditions: [] }))
  const blocks: Record<string, DisplayOptions | null> = {}
  for (const item of menu.items) {
    const { mega } = item
    if (!mega || !('block' in mega)) continue
    blocks[mega.block] = mega.block in blocks ? null : (displayOf(item) ?? null)
  }
  return { blocks, asked: [...new Set(asked)] }
}

/**
 * Returns a function that tells whether a path in a menu exists: products, categories, and shop
 * pages while there are products. A redirect counts as existing. The menus of a page look up each
 * path once.
 */
export function createFindTarget({ pages, shop }: MenuDeps) {
  const shared = createSharedReads<Tag, 'found' | 'redirected' | 'missing'>()
  return async (tag?: Tag) => {
    const { paths } = await shop.settings()
    const find = async (path: string) => {
      const place = placeAt(path, { paths })
      if (path.startsWith(paths.product) && path.length > paths.product.length) {
        const slug = path.slice(paths.product.length)
        if (await shop.catalog.place({ slug }, tag ? { tag } : {})) return 'found'
      } else if (place && SHOP_PLACES.has(place)) {
        tag?.(`path:${path}`)
        if ((await pages.isPublished(path)) || (await shop.catalog.isOpen(tag))) return 'found'
      } else return 'found'
      return (await pages.redirects.follow(path)) ? 'redirected' : 'missing'
    }
    return async (href: string): Promise<boolean> => {
      const [path = '', query = ''] = href.split('#', 1)[0]?.split('?') ?? []
      const target = await shared(tag, path, () => find(path))
      const category = path === paths.shop && new URLSearchParams(query).get('category')
      if (target !== 'found' || !category) return target !== 'missing'
      const categories = await shop.catalog.categories(tag)
      const id = categories.find(({ slug }) => slug === category)?.id
      tag?.(id ? `category:${id}` : catalogTags.terms)
      return id !== undefined
    }
  }
}

/** Resolves menus for visitors: visible entries with existing targets, and their icons. */
export function createShowMenu(deps: MenuDeps & { loadIcons: LoadIcons; now(): number }): ShowMenu {
  const openTargets = createFindTarget(deps)
  return async (items, { url, facts, tag, freshUntil, staff }) => {
    const all = itemsOf([...items])
    const [isThere, icons, { timeZone }] = await Promise.all([
      openTargets(tag),
      deps.loadIcons(new Set(all.flatMap(item => item.icon ?? []))),
      deps.pages.settings.get(),
    ])
    const context = {
      now: deps.now(),
      timeZone,
      url,
      facts,
      freshUntil,
      isInStock: async () => true,
    }
    return toEntries(items)

    async function toEntries(level: readonly MenuItem[]): Promise<MenuEntry[]> {
      return (await Promise.all(level.map(toEntry))).flat()
    }

    async function toEntry(item: MenuItem): Promise<readonly MenuEntry[]> {
      const display = displayOf(item)
      if (display && !staff && (await decideDisplay(display, context)) !== 'shown') return []
      const children = await toEntries(item.children ?? [])
      // Children of a hidden entry move up to its place.
      if (!(await isThere(item.href))) return children
      const { icon, show: _, ...entry } = item
      return [
        {
          ...entry,
          icon: icon ? icons.get(icon) : undefined,
          children: children.length > 0 ? children : undefined,
        },
      ]
    }
  }
}

/** Reasons why visitors do not see menu entries of the shop, by position. */
export async function findShopProblems(
  deps: MenuDeps,
  items: readonly MenuItem[],
): Promise<Record<string, MenuProblem>> {
  const isThere = await createFindTarget(deps)()
  const problems: Record<string, MenuProblem> = {}
  const look = async (level: readonly MenuItem[], above: string) => {
    for (const [index, { href, children = [] }] of level.entries()) {
      if (!(await isThere(href))) problems[above + index] = 'missing'
      await look(children, `${above}${index}/`)
    }
  }
  await look(items, '')
  return problems
}
