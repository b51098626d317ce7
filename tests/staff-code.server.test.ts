import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { productionRoot } from './support/production.ts'

type Manifest = Record<
  string,
  { file: string; src?: string; imports?: string[]; isEntry?: boolean }
>

async function readManifest(name: 'visitor' | 'staff') {
  const folder = join(await productionRoot(), 'dist', name)
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  return { folder, manifest }
}

const STAFF = /src\/(admin|builder|staff)\/|react-admin|@mui|@puckeditor|@tiptap|ra-core/

it('keeps the code of staff out of every file that visitors load', async () => {
  const { folder, manifest } = await readManifest('visitor')
  const sources = Object.entries(manifest).flatMap(([key, { src = '' }]) => [key, src])
  expect(sources.some(source => source.includes('src/modules/slider'))).toBe(true)
  expect(sources.filter(source => STAFF.test(source))).toEqual([])
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = files.filter(file => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const script of scripts) {
    const code = readFileSync(join(folder, script), 'utf8')
    expect(/RaLayout|MuiButton|data-puck|ProseMirror|\/api\/admin/.exec(code)?.[0], script).toBe(
      undefined,
    )
  }
})

it('loads the admin’s first screen with at most 600 KB of gzip, and none of the builder’s code', async () => {
  const { folder, manifest } = await readManifest('staff')
  const files = new Set<string>()
  const collect = (key: string) => {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) return
    files.add(entry.file)
    for (const next of entry.imports ?? []) collect(next)
  }
  collect('src/admin/main.tsx')
  expect(files.size).toBeGreaterThan(1)
  let bytes = 0
  for (const file of files) {
    const code = readFileSync(join(folder, file))
    expect(code.includes('data-puck'), file).toBe(false)
    bytes += gzipSync(code, { level: 9 }).length
  }
  expect(bytes / 1024).toBeLessThan(600)
})
