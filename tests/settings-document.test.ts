import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('docs/settings.md lists the variables that the server reads, and no other', () => {
  const files = ['env.ts', 'cdn/settings.ts', 'storage/read-settings.ts', 'backup/read-settings.ts']
  const sources = files.map(file => read(`src/server/${file}`)).join('\n')
  const isRead = (name: string) =>
    new RegExp(`\\b${name.replace('BACKUP_S3_', 'S3_')}\\b`).test(sources)
  const table = read('docs/settings.md')
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line => line.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? [])
    .filter(name => !name.startsWith('OTEL_'))
  expect(table.filter(name => !isRead(name))).toEqual([])
  const names = [...sources.matchAll(/\bsource\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(35)
  expect(names.filter(name => !table.includes(name))).toEqual([])
})
