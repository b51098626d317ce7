import { expect, it } from 'vitest'
import { MOVE_MS } from './Portfolio.island.tsx'
import { Props } from './props.ts'

it('PF-2: shows ten projects by default', () => {
  expect(Props.defaults.perPage).toBe(10)
})

it('CA-1: a group of projects moves for 700 ms', () => {
  expect(MOVE_MS).toBe(700)
})
