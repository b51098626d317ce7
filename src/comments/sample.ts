import type { ShownComment } from './shown-comment.ts'

const AT = Date.UTC(2026, 4, 12, 9)
const HOUR = 3_600_000

const sample = (id: string, hours: number, shown: Partial<ShownComment>): ShownComment => ({
  id: `sample-${id}`,
  name: 'First and last name',
  website: null,
  at: AT + hours * HOUR,
  body: '',
  isStaff: false,
  isRemoved: false,
  replies: [],
  ...shown,
})

/** Example comments for previews. */
export const sampleComments: ShownComment[] = [
  sample('1', 0, {
    website: 'https://example.com/',
    body: 'A question about something in the second paragraph, in a sentence or two.\n\nAnd one more thought, with a link that is found by itself: https://example.com/more.',
    replies: [
      sample('2', 3, {
        name: 'Somebody of the team',
        isStaff: true,
        body: 'A short and friendly answer to the question.',
        replies: [
          sample('3', 5, { name: 'Reader', body: 'Thank you, that is what I was looking for.' }),
        ],
      }),
    ],
  }),
  sample('4', 30, {
    name: 'Another reader',
    body: 'Something that was seen elsewhere, and why it belongs here.',
  }),
]
