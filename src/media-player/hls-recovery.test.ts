import { expect, it } from 'vitest'
import { createHlsRecovery } from './hls-recovery.ts'

it('MP-4: a missing playlist is replaced by the next source; other network failures are reported', () => {
  const step = createHlsRecovery()
  expect(step('playlist', 0)).toBe('next-source')
  expect(step('network', 0)).toBe('network-error')
  expect(step('other', 0)).toBe('give-up')
})

it('MP-4: a medium is recovered, within 3 s with the other codec, then given up', () => {
  const step = createHlsRecovery()
  expect(step('media', 10_000)).toBe('recover')
  expect(step('media', 13_000)).toBe('swap-and-recover')
  expect(step('media', 13_000)).toBe('give-up')
  const later = createHlsRecovery()
  expect([0, 3001, 6002].map(at => later('media', at))).toEqual(['recover', 'recover', 'recover'])
})
