import { expect, it } from 'vitest'
import { toPopupTargets } from './link-targets.ts'

it('a popup is a target for each of its names in links; those that share one are one', () => {
  const labels = (...popups: [string, ...string[]][]) =>
    toPopupTargets(popups.map(([name, ...linkNames]) => ({ name, linkNames }))).map(one => [
      one.label,
      one.link,
    ])
  expect(labels(['Offer', 'offer'], ['Without a name'])).toEqual([
    ['Popup: Offer', { url: '#popup-offer' }],
  ])
  expect(labels(['Offer', 'offer', 'sale'])).toEqual([
    ['Popup: Offer (offer)', { url: '#popup-offer' }],
    ['Popup: Offer (sale)', { url: '#popup-sale' }],
  ])
  expect(labels(['Offer', 'offer'], ['Copy', 'offer'])).toHaveLength(1)
})
