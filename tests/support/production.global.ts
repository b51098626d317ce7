import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    productionFolder: string
  }
}

/** A folder for the run's production build, which the first test creates. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-production-'))
  project.provide('productionFolder', folder)
  return () => {
    for (const name of readdirSync(folder)) {
      const [, group, pid] = /^running-(group-)?(\d+)$/.exec(name) ?? []
      if (pid) process.kill(group ? -Number(pid) : Number(pid), 'SIGKILL')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
