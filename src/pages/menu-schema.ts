import Type, { type TSchema } from 'typebox'
import {
  MENU_AUDIENCES,
  type MegaMenu,
  type MenuAudience,
  type MenuItem,
  URL_PATTERN,
} from '#module-contract'

export type { MenuItem } from '#module-contract'
export type Menu = MenuItem[]

/** Places of the site that show menus. */
export const MENU_LOCATIONS = ['header', 'footer'] as const
export type MenuLocation = (typeof MENU_LOCATIONS)[number]

/** A menu of the site. */
export interface SiteMenu {
  id: string
  /** Name given by the owner; used as the title of a footer column. */
  name: string
  /** One menu in the header, any number in the footer. */
  location: MenuLocation | null
  items: Menu
  /** UTC milliseconds. */
  updatedAt: number
}

/** Why visitors do not see an entry. */
export const MENU_PROBLEMS = ['missing', 'unpublished', 'block-missing'] as const
export type MenuProblem = (typeof MENU_PROBLEMS)[number]

/** A menu for editing. */
export interface StaffMenu extends SiteMenu {
  /** By position, such as `0/2` for the third child of the first entry. */
  problems: Record<string, MenuProblem>
}

export const MENU_LEVELS = 4
/** Maximum number of entries per level and per menu. */
const MAX_ITEMS = 200
export const MAX_MENU_ITEMS = 500

const strict = { additionalProperties: false }
const moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })

const MegaSchema = Type.Unsafe<MegaMenu>(
  Type.Union([
    Type.Object({ columns: Type.Integer({ minimum: 2, maximum: 6 }) }, strict),
    Type.Object({ block: Type.String({ pattern: '^[A-Za-z0-9-]{1,100}$' }) }, strict),
  ]),
)
const ShowSchema = Type.Object(
  {
    to: Type.Optional(
      Type.Unsafe<MenuAudience>(Type.Union(MENU_AUDIENCES.map(one => Type.Literal(one)))),
    ),
    from: Type.Optional(moment),
    until: Type.Optional(moment),
  },
  strict,
)

const menuLevel = (below: TSchema | undefined) =>
  Type.Array(
    Type.Object(
      {
        label: Type.String({ minLength: 1, maxLength: 100 }),
        href: Type.String({ maxLength: 2000, pattern: `^$|${URL_PATTERN}` }),
        icon: Type.Optional(Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 60 })),
        badge: Type.Optional(Type.String({ minLength: 1, maxLength: 30 })),
        highlight: Type.Optional(Type.Boolean()),
        blank: Type.Optional(Type.Boolean()),
        description: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        mega: Type.Optional(MegaSchema),
        show: Type.Optional(ShowSchema),
        ...(below ? { children: Type.Optional(below) } : {}),
      },
      strict,
    ),
    { maxItems: MAX_ITEMS },
  )

/** A menu with up to four levels. */
export const MenuSchema = Type.Unsafe<Menu>(menuLevel(menuLevel(menuLevel(menuLevel(undefined)))))

/** All entries of a menu in reading order. */
export function itemsOf<Item extends { children?: Item[] }>(items: readonly Item[]): Item[] {
  return items.flatMap(item => [item, ...itemsOf(item.children ?? [])])
}

/** Checks beyond the schema: every entry links to or contains something, and the size is limited. */
export function isCompleteMenu(items: Menu): boolean {
  const all = itemsOf(items)
  const leadsOrHolds = ({ href, mega, children }: MenuItem) =>
    href !== '' || Boolean(children?.length) || (mega !== undefined && 'block' in mega)
  return all.length <= MAX_MENU_ITEMS && all.every(leadsOrHolds)
}
