#!/usr/bin/env node
/** The `vitrine` command of the installed package, which is already built. */
// Namespace import, because older Node versions lack the function and must still reach the error
// message.
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { limitMemory } from './limit-memory.js'

const NODE_MAJOR = 24

if (Number.parseInt(process.versions.node, 10) < NODE_MAJOR) {
  process.stderr.write(
    `Vitrine needs Node ${NODE_MAJOR} or newer, and this is Node ${process.versions.node}.\n`,
  )
  process.exitCode = 1
} else {
  limitMemory(process.argv.slice(2))
  nodeModule.enableCompileCache(join(import.meta.dirname, 'dist/compiled'))
  const { run } = await import('./dist/server/cli.js')
  await run(process.argv.slice(2))
}
