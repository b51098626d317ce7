import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map(name => ({ name, source: readFileSync(join(src, name), 'utf8') }))

it('uses no custom property that nothing sets', () => {
  const all = files.map(file => file.source).join('\n')
  const set = new Set([...all.matchAll(/(--[a-z0-9-]+)['"]?\s*[:\]]/g)].map(match => match[1]))
  // Names composed in code: `--size-${…}`.
  const composed = [...all.matchAll(/(--[a-z0-9-]+-)\$\{/g)].map(match => match[1] ?? '')
  const unset = files.flatMap(({ name, source }) =>
    [...source.matchAll(/var\((--[a-z0-9-]+)\)/g)]
      .map(match => match[1] ?? '')
      .filter(used => !set.has(used) && !composed.some(start => used.startsWith(start)))
      .map(used => `${name}: ${used}`),
  )
  expect(set.size).toBeGreaterThan(50)
  expect(unset).toEqual([])
})
