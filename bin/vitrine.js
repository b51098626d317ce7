#!/usr/bin/env node
/** The `vitrine` command: builds if necessary, then runs it. */
import { spawn, spawnSync } from 'node:child_process'
// Namespace import, because older Node versions lack the function and must still reach the other
// Node.
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { isBuilt } from './is-built.js'
import { limitMemory } from './limit-memory.js'

const root = join(import.meta.dirname, '..')
const NODE_MAJOR = 24

if (Number.parseInt(process.versions.node, 10) < NODE_MAJOR) runOnPinnedNode()
else await run()

async function run() {
  limitMemory(process.argv.slice(2))
  if (!isBuilt(root)) build()
  nodeModule.enableCompileCache(join(root, 'dist/compiled'))
  const cli = await import('../dist/server/cli.js')
  await cli.run(process.argv.slice(2))
}

/** Builds in a child process, to keep its memory out of the server. */
function build() {
  process.stderr.write('Building …\n')
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'bin/build.js'), '--quiet', '--if-old'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) process.exit(1)
}

/** Outside of npm scripts, the first Node in the path may be older; use the one from the dependencies. */
function runOnPinnedNode() {
  const node = join(root, 'node_modules/node/bin/node')
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('error', () => {
    process.stderr.write(`Vitrine needs Node ${NODE_MAJOR}: run "npm ci" first.\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
