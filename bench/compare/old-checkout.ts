import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const here = join(import.meta.dirname, '../..')

/** Checks out a commit in a temporary folder and builds it. */
export function checkOut(commit: string): { root: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-commit-'))
  const root = join(folder, 'checkout')
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  run('git', ['worktree', 'add', '--detach', '--quiet', root, commit], here)
  const remove = () => {
    run('git', ['worktree', 'remove', '--force', root], here)
  }
  try {
    if (hasSamePackages(root)) symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'))
    else run('npm', ['ci', '--no-audit', '--no-fund'], root)
    run(process.execPath, [join(root, 'bin/build.js'), '--quiet'], root)
    return { root, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** The lock file names the version of every installed package. */
function hasSamePackages(root: string): boolean {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  return lockOf(root) === lockOf(here)
}
