/** `npm run release`: builds everything and packs it as `dist/release/vitrine-<version>.tgz`. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readReplaced } from './replace-build.ts'
import { makeSbom } from './sbom.ts'
import {
  CHECKSUMS,
  listChecksums,
  makeUpdateNotice,
  publicKeyOf,
  SIGNATURE,
  sha256,
  signText,
} from './sign-release.ts'

const repository = join(import.meta.dirname, '..')
const BUILT = ['server', 'visitor', 'staff', 'api-docs', 'icons']
/** For operators and integrators. They link only to each other. */
const DOCUMENTS = [
  ...['operation', 'capacity', 'settings', 'metrics', 'performance', 'static-export'],
  ...['integrations', 'wire', 'content-api', 'forms', 'selling'],
]
const WITH_IT = [
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  ...DOCUMENTS.map(name => `docs/${name}.md`),
  'docs/images/growth.svg',
  'deploy',
  'demo/media',
]
/** Needed by the checkout only; users of the package have Node installed. */
const NOT_IN_RELEASE = 'node'

/** License notice of place data (`server/address-suggestions`), which is not a package. */
const PLACES = `## GeoNames

Towns, and postcodes of the United States, by GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), shortened.

## OpenStreetMap

Postcodes of Germany © OpenStreetMap contributors (https://www.openstreetmap.org/copyright), by suche-postleitzahl.org: this list is available under the Open Database License 1.0 (https://opendatacommons.org/licenses/odbl/1-0/).

## INSEE, DGFiP

Postcodes of France: Code officiel géographique and FIMOCT, Licence Ouverte 2.0 (https://www.etalab.gouv.fr/licence-ouverte-open-licence/), shortened.
`

/**
 * Packs the build of `root` with checksums of all files, signed if there is a key. Returns the path of
 * the package.
 * @param key PEM of the private key
 */
export function makeRelease(root: string, to: string, key?: string): string {
  const folder = join(to, 'package')
  rmSync(to, { recursive: true, force: true })
  mkdirSync(join(folder, 'dist'), { recursive: true })
  const dist = join(root, 'dist')
  const replaced = readReplaced(dist)
  const isOfBuild = (file: string) => !(relative(dist, file) in replaced)
  for (const name of BUILT) {
    const to = join(folder, 'dist', name)
    cpSync(join(dist, name), to, { recursive: true, filter: isOfBuild })
  }
  for (const name of WITH_IT) {
    cpSync(join(repository, name), join(folder, name), { recursive: true })
  }
  cpSync(join(repository, 'deploy/README.md'), join(folder, 'README.md'))
  cpSync(join(repository, 'bin/release-command.js'), join(folder, 'vitrine.js'))
  cpSync(join(repository, 'bin/limit-memory.js'), join(folder, 'limit-memory.js'))
  writeFileSync(join(folder, 'THIRD-PARTY.md'), gatherLicences(root))
  const manifest = toManifest(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'sbom.cdx.json'), makeSbom({ root, repository }, manifest))
  if (key) writeFileSync(join(folder, 'deploy/release-key.pub'), publicKeyOf(key))
  const checksums = listChecksums(folder)
  writeFileSync(join(folder, CHECKSUMS), checksums)
  if (key) writeFileSync(join(folder, SIGNATURE), signText(checksums, key))
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', to], folder)
  const name = `${manifest.name}-${manifest.version}.tgz`
  const line = `${sha256(readFileSync(join(to, name)))}  ${name}\n`
  writeFileSync(join(to, CHECKSUMS), line)
  if (key) writeFileSync(join(to, SIGNATURE), signText(line, key))
  return join(to, name)
}

/** The private key: PEM in `RELEASE_KEY`, or in the file `RELEASE_KEY_FILE`. */
function readKey(): string | undefined {
  const { RELEASE_KEY: key, RELEASE_KEY_FILE: file } = process.env
  if (key) return key
  return file ? readFileSync(file, 'utf8') : undefined
}

/** Another key than the published one would make every check of users fail. */
function refuseOtherKey(key: string) {
  const published = join(repository, 'deploy/release-key.pub')
  if (!existsSync(published) || readFileSync(published, 'utf8') === publicKeyOf(key)) return
  throw new Error('The key is not the private key of deploy/release-key.pub.')
}

interface Manifest {
  name: string
  version: string
  description: string
  license: string
  dependencies: Record<string, string>
}

function toManifest({ name, version, description, license, dependencies }: Manifest) {
  const { [NOT_IN_RELEASE]: _, ...needed } = dependencies
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { vitrine: 'vitrine.js' },
    engines: { node: '>=24' },
    dependencies: needed,
  }
}

/** Licenses of all bundled packages, as listed by the three builds. */
function gatherLicences(root: string): string {
  const built = ['server', 'visitor', 'staff'].map(part =>
    readFileSync(join(root, 'dist', part, '.vite/license.md'), 'utf8'),
  )
  return [...built, PLACES].join('\n')
}

function run(command: string, args: string[], cwd: string) {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

if (import.meta.main) {
  run(process.execPath, ['bin/build.js', '--quiet', '--smallest'], repository)
  const key = readKey()
  if (key) refuseOtherKey(key)
  console.log(makeRelease(repository, join(repository, 'dist/release'), key))
  const { RELEASE_NOTES: notes, RELEASE_FIXES_VULNERABILITY: fixes } = process.env
  if (key && notes) {
    const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
    const date = new Date().toISOString().slice(0, 10)
    const notice = makeUpdateNotice({ version, date, security: fixes === '1', notes }, key)
    writeFileSync(join(repository, 'dist/release/update.json'), notice)
  }
  if (!key) console.log('The release is not signed: set RELEASE_KEY or RELEASE_KEY_FILE.')
}
