import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '#base'
import { makeFolder } from '#storage'

const NAME = /^\.(scratch|restore)-\w{6}$/
/** A folder in use changes more often. */
const MAX_AGE_MS = DAY

/** A new folder below the data folder, for a temporary database or the file that is restored. */
export async function makeTemporaryFolder(dataDir: string, use: 'scratch' | 'restore') {
  await makeFolder(dataDir)
  return mkdtemp(join(dataDir, `.${use}-`))
}

/** Deletes the folders of processes that were killed, which may contain a copy of the site. */
export async function sweepTemporaryFolders(dataDir: string) {
  const names = await readdir(dataDir).catch(() => [])
  for (const name of names.filter(one => NAME.test(one))) {
    const folder = join(dataDir, name)
    const files = await readdir(folder).catch(() => [])
    const paths = [folder, ...files.map(file => join(folder, file))]
    const found = await Promise.all(paths.map(path => stat(path).catch(() => undefined)))
    const changedAt = Math.max(...found.map(one => one?.mtimeMs ?? 0))
    if (changedAt < Date.now() - MAX_AGE_MS) await rm(folder, { recursive: true, force: true })
  }
}
