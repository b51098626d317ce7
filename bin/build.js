/**
 * Builds visitor, staff and server, or those of them that are named, and compresses once what browsers will ask for.
 * With `--if-old` only when the sources are newer than the build. Of several at once one builds, and the others wait.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { holdBuildLock } from './build-lock.js'
import { isBuilt } from './is-built.js'

const root = join(import.meta.dirname, '..')

async function build({ quiet, parts }) {
  const dist = join(root, 'dist')
  const startedAt = Date.now()
  await rm(join(dist, 'built'), { force: true })
  const builder = await createBuilder({ root, logLevel: quiet ? 'error' : 'info' })
  await copyApiDocs(join(dist, 'api-docs'))
  for (const part of parts) {
    await rm(join(dist, part), { recursive: true, force: true })
    await builder.build(builder.environments[part])
    if (part === 'visitor') await copyFonts(join(dist, part, 'fonts'))
    if (part !== 'server') await compressFolder(join(dist, part))
  }
  await writeFile(join(dist, 'built'), String(startedAt))
}

async function copyApiDocs(folder) {
  const from = join(root, 'node_modules/swagger-ui-dist')
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
    await cp(join(from, name), join(folder, name))
  }
}

function copyFonts(folder) {
  const isFont = file => !file.endsWith('.ts')
  return cp(join(root, 'src/design/fonts'), folder, { recursive: true, filter: isFont })
}

async function compressFolder(folder) {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter(name => ['.js', '.css', '.svg'].includes(extname(name)))
  const compress = async file => {
    const path = join(folder, file)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
  await Promise.all(texts.map(compress))
}

const ALL = ['visitor', 'staff', 'server']
const named = ALL.filter(part => process.argv.includes(part))
const parts = named.length > 0 ? named : ALL
const isOld = () => !process.argv.includes('--if-old') || !isBuilt(root)
if (isOld()) {
  const lock = holdBuildLock(root)
  try {
    // Whoever had it may have built what is missing.
    if (isOld()) await build({ quiet: process.argv.includes('--quiet'), parts })
  } finally {
    lock.release()
  }
}
