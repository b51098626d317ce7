import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copySources, runNode, spawnNode, until } from './support/production.ts'

/** Two builds in a row on a busy machine. */
const BUILD_MS = 400_000

it(
  'of two commands in a changed checkout one builds and the other waits for it, also after a builder was killed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-build-'))
    try {
      const root = join(folder, 'site')
      copySources(root)
      const command = [join(root, 'bin/build.js'), '--quiet', '--if-old', 'server']
      const killed = spawnNode(command)
      await until('a first build', async () => existsSync(join(root, 'dist')), BUILD_MS)
      killed.kill('SIGKILL')
      await once(killed, 'close')

      const both = await Promise.all([command, command].map(args => runNode(args, {}, BUILD_MS)))
      expect(both.map(({ code, stderr }) => [code, stderr]).sort()).toEqual([
        [0, ''],
        [0, expect.stringContaining('waiting for it')],
      ])
      const builtAt = readFileSync(join(root, 'dist/built'), 'utf8')
      expect((await runNode(command)).code).toBe(0)
      expect(readFileSync(join(root, 'dist/built'), 'utf8')).toBe(builtAt)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  3 * BUILD_MS,
)
