import Type from 'typebox'
import type { ArchiveBy } from '#module-kit'
import type { ContentKind } from './content-schema.ts'

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

/** What archives are called by in an address. */
const NAMED = ['category', 'tag', 'author', 'series'] as const

export const archiveBase = (paths: ArchivePaths, of: ContentKind): string =>
  of === 'post' ? paths.posts : paths.projects

/** Where an archive is, decoded; undefined where there are none of this kind. A month is `2026-11`. */
export function archivePath(
  paths: ArchivePaths,
  { of, by, slug = '' }: { of: ContentKind; by: ArchiveBy; slug?: string },
): string | undefined {
  const start = archiveBase(paths, of)
  if (!start) return undefined
  if (by === 'all') return start
  return by === 'month' ? `${start}/${slug.replace('-', '/')}` : `${start}/${paths[by]}/${slug}`
}

/** Beginnings of addresses that are those of archives. */
export function archivePrefixes(paths: ArchivePaths): string[] {
  return [paths.posts, paths.projects]
    .filter(Boolean)
    .flatMap(start => NAMED.map(name => `${start}/${paths[name]}/`))
}

/** What an address below a kind's own says; undefined where it is none of an archive. */
export function readArchivePath(
  paths: ArchivePaths,
  of: ContentKind,
  path: string,
): { by: ArchiveBy; slug: string } | undefined {
  const start = archiveBase(paths, of)
  if (!start || !(path === start || path.startsWith(`${start}/`))) return undefined
  const [first, second, ...more] = path.slice(start.length + 1).split('/')
  if (!first) return { by: 'all', slug: '' }
  if (!second || more.length > 0) return undefined
  if (/^\d{4}$/.test(first) && /^(0[1-9]|1[0-2])$/.test(second)) {
    return { by: 'month', slug: `${first}-${second}` }
  }
  const by = NAMED.find(name => paths[name] === first)
  return by && { by, slug: second }
}
