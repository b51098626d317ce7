/**
 * Builds visitor, staff and server, or the named parts, and precompresses static files. `--if-old`
 * builds only if sources are newer; `--smallest` uses maximum compression and takes three times as
 * long. Concurrent builds wait for each other. The previous build is served until the new one is
 * complete.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { holdBuildLock } from './build-lock.js'
import { isBuilt } from './is-built.js'
import { replaceBuild } from './replace-build.ts'

const root = join(import.meta.dirname, '..')
/** Brotli levels: 9 is 8 % larger than 11 but eight times faster. */
const [QUICK, SMALLEST] = [9, 11]
const isSmallest = process.argv.includes('--smallest')

async function build({ quiet, parts }) {
  const dist = join(root, 'dist')
  const startedAt = Date.now()
  const next = join(dist, 'next')
  await rm(next, { recursive: true, force: true })
  const into = part => [part, { build: { outDir: join(next, part) } }]
  const environments = Object.fromEntries(parts.map(into))
  const builder = await createBuilder({ root, environments, logLevel: quiet ? 'error' : 'info' })
  for (const part of parts) {
    await builder.build(builder.environments[part])
    if (part === 'visitor') await copyFonts(join(next, part, 'fonts'))
    if (part !== 'server') await compressFolder(join(next, part))
  }
  await copyApiDocs(join(dist, 'api-docs'))
  await copyIcons(join(dist, 'icons'))
  await copyInvoiceFonts(join(dist, 'invoice-fonts'))
  await rm(join(dist, 'built'), { force: true })
  await replaceBuild(dist, parts)
  await writeFile(join(dist, 'built'), String(startedAt))
}

async function copyApiDocs(folder) {
  const from = join(root, 'node_modules/swagger-ui-dist')
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
    await cp(join(from, name), join(folder, name))
  }
}

const isNoCode = file => !file.endsWith('.ts')

function copyFonts(folder) {
  return cp(join(root, 'src/design/fonts'), folder, { recursive: true, filter: isNoCode })
}

/** Icon data for the server, with its license. */
function copyIcons(folder) {
  return cp(join(root, 'src/design/icons'), folder, { recursive: true, filter: isNoCode })
}

async function copyInvoiceFonts(folder) {
  await cp(join(root, 'src/shop/invoices/fonts'), folder, { recursive: true, filter: isNoCode })
  const unifont = join(root, 'node_modules/@fontsource/unifontex')
  const woff = 'files/unifontex-latin-400-normal.woff'
  await cp(join(unifont, woff), join(folder, 'all-scripts.woff'))
  await cp(join(unifont, 'LICENSE'), join(folder, 'all-scripts-LICENSE'))
}

async function compressFolder(folder) {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter(name =>
    ['.js', '.mjs', '.json', '.css', '.svg', '.txt'].includes(extname(name)),
  )
  const params = { [constants.BROTLI_PARAM_QUALITY]: isSmallest ? SMALLEST : QUICK }
  const compress = async file => {
    const path = join(folder, file)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
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
    // The process that held the lock may have built it.
    if (isOld()) await build({ quiet: process.argv.includes('--quiet'), parts })
  } finally {
    lock.release()
  }
}
