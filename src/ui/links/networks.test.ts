import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inkOn, networks } from './networks.ts'

const table = readFileSync(new URL('../../design/icons/icons.txt', import.meta.url), 'utf8')

it('every network has its mark, and a colour on which something can be read', () => {
  for (const [id, [name, colour]] of Object.entries(networks)) {
    expect(table.includes(`\nbrand-${id}\t`), name).toBe(true)
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
  expect(inkOn('#fffc00')).toBe('#000')
  expect(inkOn('#000000')).toBe('#fff')
  expect(inkOn('#0866ff')).toBe('#fff')
})
