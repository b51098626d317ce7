import { readCategoryAddress } from '#content/client'
import type { Example } from '#module-contract'
import type { ReviewSummary, ShownReview } from '#shop/client'
import type { ReviewsData } from './reviews-data.ts'

const DAY_MS = 86_400_000
const SENT = Date.UTC(2026, 8, 14, 9, 30)

const reviews: ShownReview[] = [
  {
    id: 'sample-1',
    rating: 5,
    title: 'Exactly what I wanted',
    body: 'It arrived after two days, well packed. The surface is smoother than in the picture.\n\nI would buy it again.',
    name: 'First and last name',
    at: SENT,
    isVerified: true,
    reply: { text: 'Thank you for writing to us.', at: SENT + DAY_MS },
    photos: [],
  },
  {
    id: 'sample-2',
    rating: 4,
    title: '',
    body: 'A little smaller than expected, but good.',
    name: 'Another name',
    at: SENT - 20 * DAY_MS,
    isVerified: true,
    reply: undefined,
    photos: [],
  },
  {
    id: 'sample-3',
    rating: 2,
    title: 'Not for me',
    body: '',
    name: '',
    at: SENT - 50 * DAY_MS,
    isVerified: false,
    reply: undefined,
    photos: [],
  },
]

const summary: ReviewSummary = {
  rating: { average: 4.4, count: 37 },
  counts: { 5: 24, 4: 8, 3: 2, 2: 2, 1: 1 },
}
const none: ReviewSummary = { rating: undefined, counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } }

/** The first list of a page has unprefixed parameters. */
const show = (id: string, shown: Partial<ReviewsData> = {}): ReviewsData => ({
  product: { id: 'sample', name: 'Product' },
  list: { reviews, pages: 4, summary },
  count: 37,
  address: readCategoryAddress(
    new URL('http://local/product/sample'),
    name => (id === 'product-reviews-1' ? name : `${id}.${name}`),
    'reviews',
  ),
  form: 'open',
  order: undefined,
  takesPhotos: true,
  state: {},
  refused: undefined,
  sent: undefined,
  ...shown,
})

export const examples: Example<ReviewsData>[] = [
  {
    name: 'Many reviews, with an answer',
    props: {},
    data: show('product-reviews-1'),
  },
  {
    name: 'No reviews yet',
    props: { title: 'Your opinion', style: 'compact' },
    data: show('product-reviews-2', {
      list: { reviews: [], pages: 1, summary: none },
      count: 0,
    }),
  },
  {
    name: 'A review that was refused',
    props: { style: 'compact', distribution: false },
    data: show('product-reviews-3', {
      list: { reviews: reviews.slice(0, 1), pages: 1, summary },
      refused: 'invalid',
      state: {
        values: { text: ['My opinion.'], email: ['name@'] },
        missing: [
          { fieldId: 'rating', label: 'Your rating', reason: 'missing' },
          { fieldId: 'name', label: 'Name', reason: 'missing' },
        ],
        errors: [{ fieldId: 'email', label: 'Email', reason: 'invalid-email' }],
      },
    }),
  },
  {
    name: 'Only buyers can review',
    props: { style: 'cards' },
    data: show('product-reviews-4', {
      list: { reviews: reviews.slice(1), pages: 1, summary },
      form: 'buyers',
    }),
  },
]
