import type { ArchiveBy, ProductArchiveBy } from '#module-contract'
import {
  archivedKinds,
  type ContentType,
  kindOfType,
  TEMPLATE_SLOTS,
  TEMPLATED_KINDS,
  type TemplateCondition,
  type TemplatedKind,
} from '#pages/schema'

const ONE_ARCHIVE = ['category', 'tag', 'author', 'series'] as const
const PRODUCT_ARCHIVES = ['category', 'tag', 'brand'] as const satisfies ProductArchiveBy[]

/**
 * Condition types as select values: `category:post`, `archive:post:tag`, `archive:post:tag:one` for
 * a single one. Content types are written `type/event`.
 */
export function subjectsOf(contentTypes: readonly ContentType[]): string[] {
  const archived = archivedKinds({ contentTypes }).map(toWord)
  const templated = [...TEMPLATED_KINDS, ...contentTypes.map(kindOfType).map(toWord)]
  return [
    'site',
    ...templated.map(of => `all:${of}`),
    ...[...archived, 'product'].flatMap(of => [`category:${of}`, `tag:${of}`]),
    ...templated.map(of => `item:${of}`),
    ...archived.flatMap(of => [
      `archive:${of}`,
      `archive:${of}:all`,
      // Custom content types have no series.
      ...ONE_ARCHIVE.filter(by => by !== 'series' || !typeOfSubject(of)).flatMap(by => [
        `archive:${of}:${by}`,
        `archive:${of}:${by}:one`,
      ]),
      `archive:${of}:month`,
    ]),
    'archive:product',
    ...PRODUCT_ARCHIVES.flatMap(by => [`archive:product:${by}`, `archive:product:${by}:one`]),
    ...TEMPLATE_SLOTS,
    'signed-in',
    'signed-out',
    'language',
  ]
}

const toWord = (kind: string) => kind.replace(':', '/')
const toKind = (word: string) => word.replace('/', ':')

/** Text key of a condition type; content types share one with the type's name as a value. */
export const subjectText = (subject: string): string =>
  subject.replace(/type\/[^:]+/, 'type').replaceAll(':', '-')

/** Content type of a condition type. */
export const typeOfSubject = (subject: string): string | undefined => {
  const word = /type\/[^:]+/.exec(subject)?.[0]
  return word && toKind(word)
}

/** A condition in the form; item or language may be missing. */
export interface ConditionRow {
  kind: string
  of?: TemplatedKind
  /** For archives. */
  by?: ArchiveBy | ProductArchiveBy
  id?: string
  language?: string
}

export const subjectOf = ({ kind, of, by, id }: ConditionRow): string =>
  [kind, of && toWord(of), by, kind === 'archive' && id !== undefined && 'one']
    .filter(Boolean)
    .join(':')

/** A new condition without previous values. */
export function rowOf(subject: string): ConditionRow {
  const [kind = '', of, by, one] = subject.split(':')
  return {
    kind,
    ...(of ? { of: toKind(of) as TemplatedKind } : {}),
    ...(by ? { by: by as ConditionRow['by'] } : {}),
    ...(one ? { id: '' } : {}),
  }
}

/** Whether all required values are set. */
export function isComplete(row: ConditionRow): boolean {
  if (row.kind === 'language') return Boolean(row.language)
  if (row.kind === 'archive') return row.id !== ''
  return ['category', 'tag', 'item'].includes(row.kind) ? Boolean(row.id) : true
}

export const toRow = (condition: TemplateCondition): ConditionRow => condition as ConditionRow

interface Choice {
  id: string
  name: string
  title: string
  path: string
}

/** API list of the condition's items and their name field. */
export function sourceOf(
  row: ConditionRow,
): { list: string; query?: Record<string, string>; label(item: Choice): string } | undefined {
  const { of } = row
  const kind = row.kind === 'archive' && row.id !== undefined ? row.by : row.kind
  if (kind === 'brand') return { list: 'brands', label: one => one.name }
  if (kind === 'author') return { list: 'authors', label: one => one.name }
  if (kind === 'item' && of === 'product') return { list: 'products', label: one => one.name }
  if (kind === 'item' && of) {
    return { list: 'pages', query: { kind: of }, label: one => `${one.title} (${one.path})` }
  }
  if (kind !== 'category' && kind !== 'tag' && kind !== 'series') return undefined
  if (of !== 'product' && of) {
    return { list: 'terms', query: { kind: of, taxonomy: kind }, label: one => one.path }
  }
  return kind === 'category'
    ? { list: 'categories', label: one => one.path }
    : { list: 'tags', label: one => one.name }
}
