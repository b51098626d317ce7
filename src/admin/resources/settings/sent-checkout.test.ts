import { expect, test } from 'vitest'
import { sentCheckout } from './sent-checkout.ts'

test('SH-2: empty options and translations of a checkout field are not sent', () => {
  const field = { id: 'a', place: 'order', required: false, label: 'Wrapping' }
  const sent = sentCheckout({
    orderNote: true,
    giftNote: false,
    fields: [
      {
        ...{ ...field, kind: 'select', help: null, options: ['Paper', '', ' Box '] },
        translations: {
          de: { label: 'Verpackung', options: ['Papier', '', 'Karton'] },
          fr: { label: ' ', help: '', options: [''] },
        },
      },
      { ...field, kind: 'text', help: '', options: ['left over'] },
    ],
  })
  expect(sent).toEqual({
    orderNote: true,
    giftNote: false,
    fields: [
      {
        ...{ ...field, kind: 'select', help: '', options: ['Paper', 'Box'] },
        translations: { de: { label: 'Verpackung', options: ['Papier', 'Karton'] } },
      },
      { ...field, kind: 'text', help: '', options: [] },
    ],
  })
})
