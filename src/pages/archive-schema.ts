import Type from 'typebox'
import type { ArchiveBy } from '#module-contract'
import { CONTENT_KINDS, type ContentKind } from './content-schema.ts'
import { type ContentType, findContentType, kindOfType } from './content-type-schema.ts'

const base = (preset: string) =>
  Type.String({
    pattern: '^$|^(/[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,99}){1,5}$',
    default: preset,
  })
const part = (preset: string) =>
  Type.String({ pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,99}$', default: preset })

/** Settings for archive URLs, such as `/blog/category/news` and `/blog/2026/11`. */
export const ArchiveSettings = {
  paths: Type.Object(
    {
      /** Empty disables the archives. */
      posts: base('/blog'),
      projects: base('/projects'),
      category: part('category'),
      tag: part('tag'),
      author: part('author'),
      series: part('series'),
    },
    { additionalProperties: false, default: {} },
  ),
}

export interface ArchivePaths {
  posts: string
  projects: string
  category: string
  tag: string
  author: string
  series: string
}

/** The settings that determine archive URLs. */
export interface ArchiveSettings {
  paths: ArchivePaths
  contentTypes: readonly ContentType[]
}

/** URL segments of archives. */
const NAMED = ['category', 'tag', 'author', 'series'] as const

/** Empty if there are no archives. */
function archiveBase({ paths, contentTypes }: ArchiveSettings, of: ContentKind): string {
  if (of === 'post') return paths.posts
  if (of === 'project') return paths.projects
  const type = findContentType(contentTypes, of)
  return type?.hasArchive ? type.path : ''
}

/** Decoded path of an archive; undefined if the kind has none. A month is `2026-11`. */
export function archivePath(
  settings: ArchiveSettings,
  { of, by, slug = '' }: { of: ContentKind; by: ArchiveBy; slug?: string },
): string | undefined {
  const { paths } = settings
  const start = archiveBase(settings, of)
  if (!start) return undefined
  if (by === 'all') return start
  return by === 'month' ? `${start}/${slug.replace('-', '/')}` : `${start}/${paths[by]}/${slug}`
}

/** Kinds that can have archives. */
export const archivedKinds = ({
  contentTypes,
}: Pick<ArchiveSettings, 'contentTypes'>): ContentKind[] => [
  ...CONTENT_KINDS,
  ...contentTypes.map(kindOfType),
]

/** Searchable kinds of pages with their own URL. */
export const foundKinds = (settings: Pick<ArchiveSettings, 'contentTypes'>): FoundKind[] => [
  'page',
  ...archivedKinds(settings),
]
export type FoundKind = 'page' | ContentKind

/** Prefixes of archive URLs that have moved. */
export function movedPrefixes(
  before: ArchiveSettings,
  after: ArchiveSettings,
  of: ContentKind,
): { from: string; to: string }[] {
  return NAMED.flatMap(by => {
    const [from, to] = [before, after].map(settings => archivePath(settings, { of, by }))
    return from && to && from !== to ? [{ from, to }] : []
  })
}

/** Prefixes of all archive URLs. */
export function archivePrefixes(settings: ArchiveSettings): string[] {
  const { paths } = settings
  return archivedKinds(settings)
    .map(of => archiveBase(settings, of))
    .filter(Boolean)
    .flatMap(start => NAMED.map(name => `${start}/${paths[name]}/`))
}

/** Parses a path below a kind's base; undefined if it is not an archive. */
export function readArchivePath(
  settings: ArchiveSettings,
  of: ContentKind,
  path: string,
): { by: ArchiveBy; slug: string } | undefined {
  const { paths } = settings
  const start = archiveBase(settings, of)
  if (start && path === start) return { by: 'all', slug: '' }
  if (!start || !path.startsWith(`${start}/`)) return undefined
  const [first = '', second, ...more] = path.slice(start.length + 1).split('/')
  if (!second || more.length > 0) return undefined
  if (/^\d{4}$/.test(first) && /^(0[1-9]|1[0-2])$/.test(second)) {
    return { by: 'month', slug: `${first}-${second}` }
  }
  const by = NAMED.find(name => paths[name] === first)
  return by && { by, slug: second }
}
