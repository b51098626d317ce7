import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readReplaced, replaceBuild } from '../bin/replace-build.ts'

const HOUR = 3_600_000
let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** Replaces the build with these files at this hour. */
async function build(hour: number, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(dist, 'next', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const parts = new Set(Object.keys(files).map(name => name.split('/')[0] ?? ''))
  await replaceBuild(dist, [...parts], hour * HOUR)
}
const names = (folder: string) => readdirSync(join(dist, folder)).sort()
const read = (name: string) => readFileSync(join(dist, name), 'utf8')

it('leaves a running server the parts that it came with, for a day after they were replaced', async () => {
  await build(0, {
    'server/cli.js': '1',
    'server/assets/auth-1.js': '',
    'visitor/assets/a-1.js': '',
  })
  await build(100, {
    'server/cli.js': '2',
    'server/assets/auth-2.js': '',
    'visitor/assets/a-1.js': '',
  })
  expect(read('server/cli.js')).toBe('2')
  expect(names('server/assets')).toEqual(['auth-1.js', 'auth-2.js'])
  expect(readReplaced(dist), 'what no package takes along').toEqual({
    'server/assets/auth-1.js': 100 * HOUR,
  })
  await build(110, { 'server/cli.js': '3', 'server/assets/auth-3.js': '' })
  expect(names('server/assets')).toEqual(['auth-1.js', 'auth-2.js', 'auth-3.js'])
  await build(125, { 'server/cli.js': '4', 'server/assets/auth-3.js': '' })
  expect(names('server/assets')).toEqual(['auth-2.js', 'auth-3.js'])
  await build(126, { 'server/cli.js': '5', 'server/assets/auth-2.js': '' })
  expect(readReplaced(dist), 'back again, it is of the build').toEqual({
    'server/assets/auth-3.js': 126 * HOUR,
  })
})

it('replaces files with fixed names and keeps other parts', async () => {
  await build(0, {
    'visitor/.vite/manifest.json': 'a',
    'visitor/fonts/f.woff2': '',
    'staff/staff/m-1.js': '',
  })
  await build(1, { 'visitor/.vite/manifest.json': 'b', 'visitor/assets/a-2.js': '' })
  expect(read('visitor/.vite/manifest.json')).toBe('b')
  expect(names('visitor')).toEqual(['.vite', 'assets'])
  expect(names('staff/staff')).toEqual(['m-1.js'])
  expect(names('.')).toEqual(['replaced.json', 'staff', 'visitor'])
})
