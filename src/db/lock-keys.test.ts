import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LOCK_KEYS, LOCK_NAMES, NAMED_LOCKS, PROCESS_LOCKS } from './lock-keys.ts'

const root = join(import.meta.dirname, '../..')

it('gives every advisory lock a separate key', () => {
  const keys = [...Object.values(LOCK_KEYS), NAMED_LOCKS, PROCESS_LOCKS]
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(LOCK_NAMES).size).toBe(LOCK_NAMES.length)
})

it('keeps the keys of advisory locks in one file', () => {
  const isAllowed = /^src\/db\/(advisory-lock|lock-for|lock-keys|lock-keys\.test|migrate)\.ts$/
  const files = globSync('{src,bin,demo}/**/*.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    if (!/lock-keys(\.test)?\.ts$/.test(file)) {
      expect(text, file).not.toMatch(/72861(49|5\d)/)
    }
    if (!isAllowed.test(file)) expect(text, file).not.toMatch(/pg_(try_)?advisory/)
    const isTest = file.endsWith('.test.ts')
    if (!isTest) expect(text, file).not.toMatch(/pg_(try_)?advisory\w*\(\s*['"\d]/)
  }
})
