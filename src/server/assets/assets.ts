import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { VisitorAssets } from '#render'
import { STAFF_ENTRIES, type StaffEntry } from './staff-entries.ts'
import { type Manifest, visitorFiles } from './visitor-files.ts'

export interface Assets extends VisitorAssets {
  /** Folder of the visitor's build; undefined in development. */
  folder: string | undefined
  /** URLs of files that pages with these types of islands need. */
  visitorFiles(types: ReadonlySet<string>): string[]
  fonts: string
  /** File with the set of icons. */
  icons: string
  /** Folder with Swagger UI for `/api/docs`. */
  apiDocs: string
  staffFolder: string | undefined
  staff: Record<StaffEntry, StaffAssets>
}

export interface StaffAssets {
  scripts: string[]
  /** Transitive imports of the scripts, for preloading. */
  imports: string[]
  styles: string[]
}

/** Reads the build's manifests. */
export function readBuiltAssets(dist: string): Assets {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(dist, name, '.vite/manifest.json'), 'utf8')) as Manifest
  const staff = read('staff')
  const visitor = read('visitor')
  return {
    folder: join(dist, 'visitor'),
    visitorFiles: types => visitorFiles(visitor, types),
    fonts: join(dist, 'visitor/fonts'),
    icons: join(dist, 'icons/icons.txt'),
    apiDocs: join(dist, 'api-docs'),
    staffFolder: join(dist, 'staff'),
    scripts: [`/${visitor['src/visitor/main.ts']?.file}`],
    embedded: `/${visitor['src/visitor/embedded.ts']?.file}`,
    staff: mapEntries(source => {
      const parts = collectParts(staff, source)
      return {
        scripts: [`/${staff[source]?.file}`],
        imports: parts.slice(0, -1).map(part => `/${part.file}`),
        styles: [...new Set(parts.flatMap(part => part.css ?? []))].map(file => `/${file}`),
      }
    }),
  }
}

/** Maps each entry for staff from its source. */
export function mapEntries(map: (source: string) => StaffAssets): Record<StaffEntry, StaffAssets> {
  const entries = Object.entries(STAFF_ENTRIES).map(([name, source]) => [name, map(source)])
  return Object.fromEntries(entries)
}

/** Build files of a source after its imports, in the order that styles need. */
function collectParts(
  manifest: Manifest,
  source: string,
  seen = new Set<string>(),
): { file: string; css?: string[] }[] {
  const part = manifest[source]
  if (!part || seen.has(source)) return []
  seen.add(source)
  const imported = part.imports ?? []
  return [...imported.flatMap(next => collectParts(manifest, next, seen)), part]
}

/** The `dist` folder that contains this file. */
export function findDist(from = import.meta.dirname): string {
  if (basename(from) === 'dist') return from
  if (dirname(from) === from) throw new Error('not built')
  return findDist(dirname(from))
}
