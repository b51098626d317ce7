import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VisitorAssets } from '#render'

export interface Assets extends VisitorAssets {
  /** Folder of the visitor's build, undefined while developing. */
  folder: string | undefined
  fonts: string
  staffFolder: string | undefined
  staffScripts: string[]
}

interface Manifest {
  [source: string]: { file: string; isEntry?: boolean }
}

/** What the build made, read from its manifests. */
export function readBuiltAssets(dist: string): Assets {
  const entries = (name: string) => {
    const file = join(dist, name, '.vite/manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    return Object.values(manifest)
      .filter(entry => entry.isEntry)
      .map(entry => `/${entry.file}`)
  }
  return {
    folder: join(dist, 'visitor'),
    fonts: join(dist, 'visitor/fonts'),
    staffFolder: join(dist, 'staff'),
    scripts: entries('visitor'),
    staffScripts: entries('staff'),
  }
}
