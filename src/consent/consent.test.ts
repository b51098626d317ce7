import { expect, it } from 'vitest'
import { readConsent, writeConsent } from '#base'
import { createConsent } from './index.ts'
import { toInventory } from './inventory.ts'
import type { ThirdPartyUse } from './schema.ts'

const NOW = Date.UTC(2026, 10, 23, 4)

it('the choice is read as written, at any position among cookies', () => {
  const given = ['preferences', 'marketing'] as const
  const cookie = writeConsent({ version: '0a1b2c3d', given }, NOW)
  expect(cookie).toBe('0a1b2c3d.20261123.preferences-marketing')
  for (const header of [`vt_consent=${cookie}`, `a=1; vt_consent=${cookie}; b=2`]) {
    expect(readConsent(header)).toEqual({ version: '0a1b2c3d', given })
  }
  const none = writeConsent({ version: '0a1b2c3d', given: [] }, NOW)
  expect(readConsent(`vt_consent=${none}`)).toEqual({ version: '0a1b2c3d', given: [] })
})

it.each([
  undefined,
  '',
  'vt_consent=',
  'xvt_consent=0a1b2c3d.20261123.marketing',
  'vt_consent=0a1b2c3d.marketing',
  'vt_consent=0a1b2c3d.20261123.MARKETING',
  `vt_consent=0a1b2c3d.20261123.${'marketing-'.repeat(9)}`,
])('what is not ours is no choice: %s', cookies => {
  expect(readConsent(cookies)).toBeUndefined()
})

it('categories that are not requested are not granted by the cookie', () => {
  const read = readConsent('vt_consent=0a1b2c3d.20261123.necessary-everything-statistics')
  expect(read?.given).toEqual(['statistics'])
})

it('the list has each entry once; necessary entries need no consent', () => {
  const page = { id: 'p', title: 'Home', path: '/' }
  const film = { hosts: ['player.example'], category: 'marketing' as const }
  expect(toInventory([{ stored: 'vt_cart' }, { stored: 'vt_cart' }])).toEqual({
    stored: ['vt_cart'],
    hosts: [],
    categories: [],
  })
  const found = toInventory([
    { stored: 'vt_split' },
    { ...film, page },
    { ...film, page },
    { ...film, page: { id: 'q', title: 'About' } },
    { hosts: ['own.example'], category: 'necessary', page },
  ])
  expect(found.stored).toEqual(['vt_consent', 'vt_split'])
  expect(found.hosts.map(({ host, pages }) => [host, pages.length])).toEqual([
    ['own.example', 1],
    ['player.example', 2],
  ])
  expect(found.categories).toEqual(['statistics', 'marketing'])
})

it('where a recording was left is kept, and listed, only where visitors are asked about preferences anyway', () => {
  const place = { stored: 'vitrine:resume' } as const
  expect(toInventory([place])).toEqual({ stored: [], hosts: [], categories: [] })
  expect(toInventory([place, { stored: 'vitrine:views' }])).toMatchObject({
    stored: ['vt_consent', 'vitrine:resume', 'vitrine:views'],
    categories: ['preferences'],
  })
})

it('code without hosts needs its category too', () => {
  const page = { id: 'p', title: 'Home' }
  expect(toInventory([{ hosts: [], category: 'statistics', page }]).categories).toEqual([
    'statistics',
  ])
})

it('a product changed since the site was read last, however often', async () => {
  const page = { id: 'bowl', title: 'Bowl', path: '/product/bowl' }
  const file: ThirdPartyUse = { stored: 'vitrine:resume', page }
  const film: ThirdPartyUse = { hosts: ['player.example'], category: 'marketing', page }
  let uses: ThirdPartyUse[] = []
  const consent = createConsent({
    db: undefined as never,
    clock: undefined as never,
    settings: async () => ({ enabled: false, title: '', text: '', privacyPage: '', locale: 'en' }),
    findUses: async () => uses,
  })
  const changed = () => consent.usesChanged(['bowl', 'vase'])
  expect(await changed()).toBe(false)
  uses = [film]
  expect(await changed()).toBe(true)
  await consent.refresh()
  expect(await changed(), 'read with it').toBe(false)
  uses = [file]
  expect(await changed(), 'a file of the library asks no other host').toBe(true)
  uses = []
  expect(await changed()).toBe(true)
})
