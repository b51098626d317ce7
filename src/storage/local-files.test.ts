import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeFolder } from './local-files.ts'

it('creates folders that several calls need at once', async () => {
  const root = await mkdtemp(join(tmpdir(), 'vitrine-folders-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const names = Array.from({ length: 100 }, (_, index) => {
    const parent = join(root, String(index >> 1))
    return index % 2 === 0 ? join(parent, 'a') : parent
  })
  await Promise.all(names.map(makeFolder))
  for (const name of names) expect((await stat(name)).isDirectory()).toBe(true)
})

it('fails where no folder can be created', async () => {
  const root = await mkdtemp(join(tmpdir(), 'vitrine-folders-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await writeFile(join(root, 'file'), '')
  await expect(makeFolder(join(root, 'file', 'a', 'b'))).rejects.toThrow('ENOTDIR')
  // `mkdir` with `recursive` would not return.
  await expect(makeFolder('/proc/vitrine/a')).rejects.toThrow('ENOENT')
})
