import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from './support/modules.ts'

const folder = join(import.meta.dirname, '../docs/modules')
const [, ...sections] = readFileSync(join(folder, 'README.md'), 'utf8').split('\n## ')

// After changing modules: `npm run screenshots:modules -- --list`.
test('the list of modules has each of them, and says something in each row', () => {
  expect(sections.map(section => section.split('\n')[0]).sort()).toEqual([...modules.keys()].sort())
  const silent = sections.filter(section => /^\|[ |]*$/m.test(section))
  expect(silent.map(section => section.split('\n')[0])).toEqual([])
})

test('each picture in the list of modules exists', () => {
  const named = sections.flatMap(section => [...section.matchAll(/<img src="([^"]+)"/g)])
  expect(named.flatMap(([, file = '']) => (existsSync(join(folder, file)) ? [] : [file]))).toEqual(
    [],
  )
})
