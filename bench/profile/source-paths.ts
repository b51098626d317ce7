import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type SourceMap as Map_, SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuilder } from 'vite'
import { root } from '../site.ts'

interface Position {
  url: string
  lineNumber: number
  columnNumber: number
}

/**
 * Builds the server again with source maps, which the installed build does not have, and returns a
 * function that finds the source of a position in the build.
 */
export async function createSourcePaths(): Promise<{
  sourceOf(position: Position): string | undefined
  remove(): void
}> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-maps-'))
  const outDir = join(folder, 'server')
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    environments: { server: { build: { outDir, sourcemap: true } } },
  })
  const { server } = builder.environments
  if (!server) throw new Error('the build has no server')
  await builder.build(server)
  const maps = new Map<string, { map: Map_; from: string } | undefined>()
  const loadMap = (url: string) => {
    const file = fileURLToPath(url)
    const name = join(basename(dirname(file)) === 'assets' ? 'assets' : '', `${basename(file)}.map`)
    const path = join(outDir, name)
    if (!existsSync(path)) return undefined
    return { map: new SourceMap(JSON.parse(readFileSync(path, 'utf8'))), from: dirname(path) }
  }
  return {
    sourceOf({ url, lineNumber, columnNumber }) {
      if (!url.startsWith('file:')) return undefined
      if (!maps.has(url)) maps.set(url, loadMap(url))
      const found = maps.get(url)
      const entry = found?.map.findEntry(lineNumber, columnNumber)
      if (!found || !entry || !('originalSource' in entry))
        return relative(root, fileURLToPath(url))
      const source = entry.originalSource
      const path = source.startsWith('file:') ? fileURLToPath(source) : resolve(found.from, source)
      return relative(root, path)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
