import type { FeedEntry } from '#feed-reader/schema'
import type { Example } from '#module-contract'
import type { FeedData } from './load.server.ts'

const url = 'https://notes.example/feed'
const site = 'https://notes.example/'

const entry = (day: string, title: string, summary: string, author = 'Anna Berg'): FeedEntry => ({
  title,
  url: `${site}${day}`,
  publishedAt: Date.parse(`${day}T09:00Z`),
  author,
  summary,
})

const entries = [
  entry(
    '2026-11-19',
    'What the first frost leaves behind',
    'Three walks before breakfast, with the same camera and the same path. What changed was the light, and after the second day whoever came along.',
  ),
  entry(
    '2026-11-12',
    'A letter from the coast',
    'The boats are out of the water by now. Two of them will be painted before spring, and one will not come back.',
    'Jonas Lind',
  ),
  entry(
    '2026-11-02',
    'Open house in December',
    'On the first two Saturdays the doors are open from ten to five. There is soup, and a table where everybody may try.',
  ),
  entry(
    '2026-10-21',
    'How long does it take?',
    'The question that is asked most often has the shortest answer: as long as it takes. Here is the longer one.',
    'Jonas Lind',
  ),
  entry(
    '2026-10-08',
    'Five books for the long evenings',
    'Read twice, lent out once, and every one of them came back. A list without stars and without an order.',
  ),
  entry(
    '2026-09-30',
    'The last warm day',
    'Nobody knew that it was one, which is why it was good.',
  ),
]

const show = (shown: Partial<FeedData> = {}): FeedData => ({
  title: 'Notes from the field',
  site,
  language: 'en',
  entries: entries.slice(0, 5),
  isRead: true,
  ...shown,
})

export const examples: Example<FeedData>[] = [
  { name: 'A list with summaries', props: { url, showAuthor: true }, data: show() },
  {
    name: 'A grid of three columns',
    props: { url, layout: 'grid', count: 6, summaryLength: 120 },
    data: show({ entries }),
  },
  {
    name: 'Titles and dates, a line each',
    props: { url, layout: 'lines', showSource: false },
    data: show(),
  },
  {
    name: 'A feed that cannot be read',
    props: { url },
    data: show({ title: '', entries: [], isRead: false }),
  },
]
