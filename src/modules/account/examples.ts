import type { Example } from '#module-contract'
import { type AccountData, EMPTY_ACCOUNT } from './account-data.ts'
import { sampleAccount } from './sample-account.ts'

const address = {
  first_name: 'Ida',
  last_name: 'Berg',
  company: '',
  country: 'DE',
  address_1: 'Lindenstraße 3',
  address_2: '',
  postcode: '10115',
  city: 'Berlin',
  state: '',
  phone: '+49 30 123456',
}

export const examples: Example<AccountData>[] = [
  { name: 'Sign-in form', props: {}, data: EMPTY_ACCOUNT },
  {
    name: 'Signed in, with orders',
    props: {},
    data: sampleAccount,
  },
  {
    name: 'Parts in another order, with a note',
    props: {
      parts: [
        {
          kind: 'modules',
          content: [
            {
              type: 'text',
              props: { id: 'note', body: '<p>Members get two samples with each order.</p>' },
            },
          ],
        },
        { kind: 'overview' },
        { kind: 'wishlist', title: 'Saved products' },
        { kind: 'orders', title: 'My orders' },
        { kind: 'details' },
      ],
    },
    data: sampleAccount,
  },
  {
    name: 'Address book',
    props: {},
    data: {
      ...sampleAccount,
      view: 'addresses',
      addresses: [
        {
          ...{ id: 'a', address, isBilling: true, isShipping: true },
          lines: ['Ida Berg', 'Lindenstraße 3', '10115 Berlin', 'Germany'],
        },
      ],
    },
  },
  {
    name: 'Reviews by the customer',
    props: {},
    data: {
      ...sampleAccount,
      view: 'reviews',
      hasReviews: true,
      reviewable: [{ name: 'Third product', path: '/product/sample' }],
      reviews: {
        reviews: [
          {
            ...{ id: 'a', rating: 5, title: 'Well made', body: 'It arrived after two days.' },
            ...{ at: Date.UTC(2026, 2, 14, 12), isPublished: true, photos: [] },
            reply: 'Thank you for writing to us.',
            product: { name: 'Product', path: '/product/sample' },
          },
          {
            ...{ id: 'b', rating: 3, title: '', body: 'Smaller than expected.', reply: '' },
            ...{ at: Date.UTC(2026, 1, 2, 12), isPublished: false, photos: [] },
            product: { name: 'Another product', path: undefined },
          },
        ],
        ...{ page: 1, pages: 1 },
      },
    },
  },
  {
    name: 'Link of a mail',
    props: {},
    data: {
      ...EMPTY_ACCOUNT,
      view: 'link',
      token: 'sample',
      link: { email: 'ida@example.com', name: 'Ida Berg', isNew: true },
    },
  },
]
