import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeRelease } from '../../bin/release.ts'
import type { Figure } from '../report.ts'
import { removeFolder, root } from '../site.ts'

/** The release package: time and size of installing it into an empty folder. */
export async function measureRelease(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const installed = join(folder, 'site')
  try {
    const tarball = makeRelease(root, join(folder, 'release'))
    mkdirSync(installed)
    const startedAt = performance.now()
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', installed, tarball], {
      cwd: installed,
      stdio: 'ignore',
    })
    const seconds = (performance.now() - startedAt) / 1000
    const packages = kilobytesOf(join(root, 'node_modules'))
    return [
      { what: 'npm ci: on disk', value: packages / 1000, unit: 'MB', aim: { atMost: 750 } },
      { what: 'package: install', value: seconds, unit: 's', aim: { atMost: 20 } },
      {
        what: 'package: on disk',
        value: kilobytesOf(installed) / 1000,
        unit: 'MB',
        aim: { atMost: 80 },
      },
    ]
  } finally {
    removeFolder(folder)
  }
}

function kilobytesOf(folder: string): number {
  return Number.parseInt(execFileSync('du', ['-sk', `${folder}/`]).toString(), 10)
}
