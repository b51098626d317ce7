import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('no style of the player asks what stands in an element', () => {
  const folder = import.meta.dirname
  const asking = readdirSync(folder).filter(
    name => name.endsWith('.css') && readFileSync(join(folder, name), 'utf8').includes(':has('),
  )
  // Each control that comes would be one of those asked for: browsers style the whole page anew then, for every player.
  expect(asking).toEqual([])
})
