import { expect, it } from 'vitest'
import { titlesToParts } from './titles-to-parts.ts'

it('SH-5: the headings of older checkouts become headings of their parts', () => {
  const { parts, ...rest } = titlesToParts({
    billingTitle: 'You',
    reviewTitle: 'Order',
    empty: 'No',
  })
  const titled = (parts as { kind: string; title?: string }[]).filter(part => part.title)
  expect(titled).toMatchObject([
    { kind: 'billing', title: 'You' },
    { kind: 'products', title: 'Order' },
  ])
  expect(parts).toHaveLength(11)
  expect(rest).toEqual({ empty: 'No' })
  expect(titlesToParts({ billingTitle: '', empty: 'No' })).toEqual({ empty: 'No' })
})
