import { expect, test } from 'vitest'
import { sentZones } from './sent-zones.ts'

test.each([
  [{ from: null, to: null }, undefined],
  [undefined, undefined],
  [
    { from: 2, to: null },
    { from: 2, to: 2 },
  ],
  [
    { from: null, to: 3 },
    { from: 3, to: 3 },
  ],
  [
    { from: 0, to: 1 },
    { from: 0, to: 1 },
  ],
])('SH-4 delivery times %j of a shipping method are sent as %j', (delivery, expected) => {
  const method = { id: 'a', ...(delivery && { delivery }) }
  const [zone] = sentZones([{ name: 'All', methods: [method] }])
  expect(zone).toEqual({
    name: 'All',
    methods: [{ id: 'a', ...(expected && { delivery: expected }) }],
  })
})
