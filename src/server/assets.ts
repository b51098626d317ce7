import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VisitorAssets } from '#render'
import { STAFF_ENTRIES, type StaffEntry } from './staff-entries.ts'

export interface Assets extends VisitorAssets {
  /** Folder of the visitor's build, undefined while developing. */
  folder: string | undefined
  fonts: string
  staffFolder: string | undefined
  staff: Record<StaffEntry, StaffAssets>
}

export interface StaffAssets {
  scripts: string[]
  styles: string[]
}

interface Manifest {
  [source: string]: { file: string; isEntry?: boolean; css?: string[]; imports?: string[] }
}

/** What the build made, read from its manifests. */
export function readBuiltAssets(dist: string): Assets {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(dist, name, '.vite/manifest.json'), 'utf8')) as Manifest
  const staff = read('staff')
  return {
    folder: join(dist, 'visitor'),
    fonts: join(dist, 'visitor/fonts'),
    staffFolder: join(dist, 'staff'),
    scripts: Object.values(read('visitor'))
      .filter(entry => entry.isEntry)
      .map(entry => `/${entry.file}`),
    staff: mapEntries(source => {
      const styles = new Set<string>()
      collectStyles(staff, source, styles, new Set())
      return { scripts: [`/${staff[source]?.file}`], styles: [...styles] }
    }),
  }
}

/** Something for each page of the staff, made from its entry's source. */
export function mapEntries(map: (source: string) => StaffAssets): Record<StaffEntry, StaffAssets> {
  const entries = Object.entries(STAFF_ENTRIES).map(([name, source]) => [name, map(source)])
  return Object.fromEntries(entries)
}

function collectStyles(manifest: Manifest, source: string, into: Set<string>, seen: Set<string>) {
  if (seen.has(source)) return
  seen.add(source)
  const entry = manifest[source]
  for (const next of entry?.imports ?? []) collectStyles(manifest, next, into, seen)
  for (const file of entry?.css ?? []) into.add(`/${file}`)
}
