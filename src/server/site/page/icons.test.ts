import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createLoadIcons } from './icons.ts'

const folder = mkdtempSync(join(tmpdir(), 'icons-'))
const file = join(folder, 'icons.txt')
writeFileSync(file, '# head\narrow-left\tM1 2\tback\nbrand-x\tM3 4\tX\nstar\tM5 6\tbest\n')
afterAll(() => rmSync(folder, { recursive: true }))

it('finds icons by their names, and says how each is drawn', async () => {
  const icons = await createLoadIcons(file)(['star', 'arrow-left', 'brand-x', 'arrow', 'head', ''])
  expect(Object.fromEntries(icons)).toEqual({
    star: { path: 'M5 6' },
    'arrow-left': { path: 'M1 2', isDirected: true },
    'brand-x': { path: 'M3 4', isFilled: true },
  })
})

it('reads the file only for unknown names', async () => {
  const load = createLoadIcons(file)
  await load(['star'])
  const gone = join(folder, 'gone.txt')
  const before = createLoadIcons(gone)
  expect((await load(['star'])).get('star')).toEqual({ path: 'M5 6' })
  expect((await before([])).size).toBe(0)
  await expect(before(['star'])).rejects.toThrow('ENOENT')
})
