import type { ArchiveBy } from '#module-kit'
import {
  archivedKinds,
  type ContentType,
  kindOfType,
  TEMPLATE_PLACES,
  TEMPLATED_KINDS,
  type TemplateCondition,
  type TemplatedKind,
} from '#pages/schema'

const ONE_ARCHIVE = ['category', 'tag', 'author', 'series'] as const

/**
 * What a condition is about, in one word of a select: `category:post`, `archive:post:tag`, of a single one `archive:post:tag:one`. A
 * content type is `type/event` there.
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
      // Types of the owner's have no series.
      ...ONE_ARCHIVE.filter(by => by !== 'series' || !typeOfSubject(of)).flatMap(by => [
        `archive:${of}:${by}`,
        `archive:${of}:${by}:one`,
      ]),
      `archive:${of}:month`,
    ]),
    ...TEMPLATE_PLACES,
    'signed-in',
    'signed-out',
    'language',
  ]
}

const toWord = (kind: string) => kind.replace(':', '/')
const toKind = (word: string) => word.replace('/', ':')

/** The text of a subject, or of a condition: those of content types share one, with the name of the type in it. */
export const subjectText = (subject: string): string =>
  subject.replace(/type\/[^:]+/, 'type').replaceAll(':', '-')

/** The content type that a subject is about. */
export const typeOfSubject = (subject: string): string | undefined => {
  const word = /type\/[^:]+/.exec(subject)?.[0]
  return word && toKind(word)
}

/** A row of the form: a condition that may still want its item or language. */
export interface ConditionRow {
  kind: string
  of?: TemplatedKind
  /** Of archives. */
  by?: ArchiveBy
  id?: string
  language?: string
}

export const subjectOf = ({ kind, of, by, id }: ConditionRow): string =>
  [kind, of && toWord(of), by, kind === 'archive' && id !== undefined && 'one']
    .filter(Boolean)
    .join(':')

/** Nothing of what was chosen before fits another subject. */
export function rowOf(subject: string): ConditionRow {
  const [kind = '', of, by, one] = subject.split(':')
  return {
    kind,
    ...(of ? { of: toKind(of) as TemplatedKind } : {}),
    ...(by ? { by: by as ArchiveBy } : {}),
    ...(one ? { id: '' } : {}),
  }
}

/** Whether everything is chosen that the server asks for. */
export function isWhole(row: ConditionRow): boolean {
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

/** The list of the API from which a condition's item is chosen, and how one is called there. */
export function sourceOf(
  row: ConditionRow,
): { list: string; query?: Record<string, string>; label(item: Choice): string } | undefined {
  const { of } = row
  const kind = row.kind === 'archive' && row.id !== undefined ? row.by : row.kind
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
