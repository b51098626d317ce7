/** Builds visitor, staff and server, and compresses once what browsers will ask for. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { createBuilder } from 'vite'

const root = join(import.meta.dirname, '..')

async function build({ quiet }) {
  const dist = join(root, 'dist')
  await rm(dist, { recursive: true, force: true })
  const builder = await createBuilder({ root, logLevel: quiet ? 'error' : 'info' })
  await builder.buildApp()
  await cp(join(root, 'src/design/fonts'), join(dist, 'visitor/fonts'), {
    recursive: true,
    filter: file => !file.endsWith('.ts'),
  })
  for (const folder of ['visitor', 'staff']) await compressFolder(join(dist, folder))
  await writeFile(join(dist, 'built'), String(Date.now()))
}

async function compressFolder(folder) {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter(name => ['.js', '.css', '.svg'].includes(extname(name)))) {
    const path = join(folder, file)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

if (import.meta.main) await build({ quiet: process.argv.includes('--quiet') })
