import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface BuiltIn {
  name: string
  version: string
  licence: string
}

/** Parses Vite's list of bundled packages: `## name - version (licence)`. */
export function readBuiltIn(licences: string): BuiltIn[] {
  const heading = /^## (\S+) - (\S+)(?: \(([^)]*)\))?$/gm
  return [...licences.matchAll(heading)].map(([, name = '', version = '', licence = '']) => ({
    name,
    version,
    licence,
  }))
}

interface LockedPackage {
  version?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Runtime dependencies from the lock file with theirs, which are installed separately. Optional ones are
 * for other processors and systems.
 */
function readInstalled(repository: string, dependencies: readonly string[]): BuiltIn[] {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const found = new Map<string, BuiltIn>()
  function add(name: string, parent: string) {
    const path = [`${parent}/node_modules/${name}`, `node_modules/${name}`].find(
      one => packages[one],
    )
    const { version, license = '', ...locked } = (path && packages[path]) || {}
    if (!path || !version || found.has(path)) return
    found.set(path, { name, version, licence: license })
    for (const needed of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      add(needed, path)
    }
  }
  for (const name of dependencies) add(name, '')
  return [...found.values()]
}

const purlOf = ({ name, version }: BuiltIn) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`

/**
 * Software bill of materials (CycloneDX 1.6) with all packages of the release. Bundled packages are
 * not visible to `npm audit`.
 */
export function makeSbom(
  { root, repository }: { root: string; repository: string },
  manifest: { name: string; version: string; dependencies: Record<string, string> },
): string {
  const builtIn = ['server', 'visitor', 'staff'].flatMap(part =>
    readBuiltIn(readFileSync(join(root, 'dist', part, '.vite/license.md'), 'utf8')),
  )
  const all = [...builtIn, ...readInstalled(repository, Object.keys(manifest.dependencies))]
  const byPurl = new Map(all.map(one => [purlOf(one), one]))
  const components = [...byPurl]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([purl, { name, version, licence }]) => ({
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      ...(licence ? { licenses: [{ license: { name: licence } }] } : {}),
    }))
  const { name, version } = manifest
  const own = `pkg:npm/${name}@${version}`
  // Serial number derived from the content, for reproducible releases.
  const digest = createHash('sha256')
    .update(JSON.stringify([version, components]))
    .digest('hex')
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `4${digest.slice(13, 16)}`]
  const serial = [...parts, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join('-')
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: `urn:uuid:${serial}`,
      version: 1,
      metadata: { component: { type: 'application', 'bom-ref': own, name, version } },
      components,
      // All packages are bundled into the application or installed with it.
      dependencies: [{ ref: own, dependsOn: components.map(one => one['bom-ref']) }],
    },
    null,
    2,
  )}\n`
}
