import Type from 'typebox'
import type { ArchiveBy } from '#module-kit'
import { CONTENT_KINDS, type ContentKind } from './content-schema.ts'
import { type ContentType, findContentType, kindOfType } from './content-type-schema.ts'

const base = (preset: string) =>
  Type.String({
    pattern: '^$|^(/[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,99}){1,5}$',
    default: preset,
  })
const part = (preset: string) =>
  Type.String({ pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,99}$', default: preset })

/** Addresses of what the site lists by itself: `/blog/category/news`, `/blog/2026/11`. */
export const ArchiveSettings = {
  paths: Type.Object(
    {
      /** Empty: there are no archives of them. */
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

/** What of the settings says where archives are. */
export interface ArchivePlaces {
  paths: ArchivePaths
  contentTypes: readonly ContentType[]
}

/** What archives are called by in an address. */
const NAMED = ['category', 'tag', 'author', 'series'] as const

/** Empty: there are no archives of them. */
function archiveBase({ paths, contentTypes }: ArchivePlaces, of: ContentKind): string {
  if (of === 'post') return paths.posts
  if (of === 'project') return paths.projects
  const type = findContentType(contentTypes, of)
  return type?.hasArchive ? type.path : ''
}

/** Where an archive is, decoded; undefined where there are none of this kind. A month is `2026-11`. */
export function archivePath(
  places: ArchivePlaces,
  { of, by, slug = '' }: { of: ContentKind; by: ArchiveBy; slug?: string },
): string | undefined {
  const { paths } = places
  const start = archiveBase(places, of)
  if (!start) return undefined
  if (by === 'all') return start
  return by === 'month' ? `${start}/${slug.replace('-', '/')}` : `${start}/${paths[by]}/${slug}`
}

/** Kinds of which there may be archives. */
export const archivedKinds = ({
  contentTypes,
}: Pick<ArchivePlaces, 'contentTypes'>): ContentKind[] => [
  ...CONTENT_KINDS,
  ...contentTypes.map(kindOfType),
]

/** Kinds of pages that have an address of their own, and may be found. */
export const foundKinds = (settings: Pick<ArchivePlaces, 'contentTypes'>): FoundKind[] => [
  'page',
  ...archivedKinds(settings),
]
export type FoundKind = 'page' | ContentKind

/** Beginnings of the addresses of a kind's archives that are elsewhere now. */
export function movedPrefixes(
  before: ArchivePlaces,
  after: ArchivePlaces,
  of: ContentKind,
): { from: string; to: string }[] {
  return NAMED.flatMap(by => {
    const [from, to] = [before, after].map(places => archivePath(places, { of, by }))
    return from && to && from !== to ? [{ from, to }] : []
  })
}

/** Beginnings of addresses that are those of archives. */
export function archivePrefixes(places: ArchivePlaces): string[] {
  const { paths } = places
  return archivedKinds(places)
    .map(of => archiveBase(places, of))
    .filter(Boolean)
    .flatMap(start => NAMED.map(name => `${start}/${paths[name]}/`))
}

/** What an address below a kind's own says; undefined where it is none of an archive. */
export function readArchivePath(
  places: ArchivePlaces,
  of: ContentKind,
  path: string,
): { by: ArchiveBy; slug: string } | undefined {
  const { paths } = places
  const start = archiveBase(places, of)
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
