import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder with the `package.json` of this program. */
export function findOwnFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) {
    folder = dirname(folder)
  }
  return folder
}

/** PEM of the key that signs releases; undefined if this program was built without one. */
export function readReleaseKey(): string | undefined {
  const file = join(findOwnFolder(), 'deploy/release-key.pub')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
