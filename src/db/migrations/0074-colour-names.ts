import type { Kysely } from 'kysely'

/** Old and new names of the color tokens, with the default light color. */
const TOKENS: Record<string, { name: string; light?: string }> = {
  paper: { name: 'background', light: '#faf7f2' },
  slip: { name: 'tint', light: '#efe8dc' },
  ink: { name: 'text', light: '#1f1b16' },
  iron: { name: 'muted', light: '#5a4a3f' },
  clay: { name: 'accent', light: '#a94a26' },
  'clay-deep': { name: 'accent-strong', light: '#8a3a1c' },
  celadon: { name: 'secondary' },
  'celadon-deep': { name: 'secondary-strong' },
  glaze: { name: 'tertiary' },
  'text-quiet': { name: 'muted' },
  hairline: { name: 'border' },
  'hairline-strong': { name: 'border-strong' },
}
const MENTIONED = new RegExp(`"(${Object.keys(TOKENS).join('|')})"`)
const COLOUR_KEYS = new Set(['colour', 'from', 'to'])
/** Style presets with fixed colors in both schemes. */
const OWN_COLOURS = new Set(['inverse', 'accent'])

type Json = Record<string, unknown>
type Theme = { colours?: Record<string, Record<string, string>> }

/**
 * Renames colors by purpose in all stored documents and in the theme. Inside sections with their
 * own colors, the old names meant the page's colors; there the color value itself is written, so
 * that they look the same.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
export async function up(db: Kysely<any>) {
  const light = await renameTheme(db)
  const rename = (text: string) => renameDocument(text, light)
  await eachRow(db, 'pages', async id => {
    const page = await db
      .selectFrom('pages')
      .select(['draft', 'published'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const draft = rename(page.draft)
    const published = page.published === null ? null : rename(page.published)
    if (draft === page.draft && published === page.published) return
    await db.updateTable('pages').set({ draft, published }).where('id', '=', id).execute()
  })
  await eachRow(db, 'page_revisions', async id => {
    const revision = await db
      .selectFrom('page_revisions')
      .select('document')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const document = rename(revision.document)
    if (document === revision.document) return
    await db.updateTable('page_revisions').set({ document }).where('id', '=', id).execute()
  })
}

/** Returns the owner's light colors by their old names. */
// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
async function renameTheme(db: Kysely<any>): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'theme')
    .executeTakeFirst()
  if (!row) return {}
  const theme = JSON.parse(row.value) as Theme
  const schemes = Object.entries(theme.colours ?? {}).map(([scheme, colours]) => [
    scheme,
    Object.fromEntries(
      Object.entries(colours).map(([name, value]) => [TOKENS[name]?.name ?? name, value]),
    ),
  ])
  const value = JSON.stringify({ ...theme, colours: Object.fromEntries(schemes) })
  await db.updateTable('settings').set({ value }).where('key', '=', 'theme').execute()
  return theme.colours?.light ?? {}
}

/** One row at a time, because a site's revisions may exceed memory. */
// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
async function eachRow(db: Kysely<any>, table: string, work: (id: string) => Promise<void>) {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { id } of rows) await work(id)
    if (rows.length === 0) return
    last = rows.at(-1)?.id
  }
}

function renameDocument(text: string, light: Record<string, string>): string {
  if (!MENTIONED.test(text)) return text
  return JSON.stringify(visit(JSON.parse(text), false))

  /** Detects colors by shape, because the modules are not known here. */
  function visit(value: unknown, hasOwnColours: boolean): unknown {
    if (Array.isArray(value)) return value.map(one => visit(one, hasOwnColours))
    if (!isObject(value)) return value
    const design = isObject(value.design) ? value.design : undefined
    const within = hasOwnColours || OWN_COLOURS.has(String(design?.preset))
    return mapValues(value, (key, inner) =>
      key === 'design' && design ? renameColours(design, within) : visit(inner, within),
    )
  }

  function renameColours(value: unknown, hasOwnColours: boolean): unknown {
    if (!isObject(value)) return value
    return mapValues(value, (key, inner) => {
      if (typeof inner !== 'string' || !COLOUR_KEYS.has(key)) {
        return renameColours(inner, hasOwnColours)
      }
      const token = Object.hasOwn(TOKENS, inner) ? TOKENS[inner] : undefined
      if (!token) return inner
      return hasOwnColours && token.light ? (light[inner] ?? token.light) : token.name
    })
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues(value: Json, map: (key: string, inner: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(key, inner)]))
}
