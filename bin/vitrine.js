#!/usr/bin/env node
/** The `vitrine` command: builds when the build is missing or older than the sources, then runs it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'dist/built')

if (!existsSync(stamp) || Number(readFileSync(stamp, 'utf8')) < newestSource()) {
  process.stderr.write('Building …\n')
  // In a process of its own: what the build loads would stay in the server's memory.
  const { status } = spawnSync(process.execPath, [join(root, 'bin/build.js'), '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
}
process.env.NODE_ENV ??= 'production'
const { run } = await import('../dist/server/cli.js')
await run(process.argv.slice(2))

function newestSource() {
  const sources = ['src', 'demo', 'package-lock.json', 'vite.config.ts'].map(name =>
    join(root, name),
  )
  return Math.max(...sources.filter(existsSync).map(newest))
}

function newest(path) {
  const info = statSync(path)
  if (!info.isDirectory() || path.endsWith('/media')) return info.mtimeMs
  return Math.max(0, ...readdirSync(path).map(name => newest(join(path, name))))
}
