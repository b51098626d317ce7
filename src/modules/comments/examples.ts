import { sampleComments } from '#comments/schema'
import type { Example } from '#module-contract'
import { readAddress } from './address.ts'
import type { CommentsData } from './load.server.ts'

/** The first list of a page has unprefixed parameters. */
const show = (id: string, shown: Partial<CommentsData> = {}, query = ''): CommentsData => ({
  discussion: 'open',
  list: { threads: sampleComments, pages: 1, canReply: true },
  total: 4,
  address: readAddress(
    new URL(`http://local/journal/entry?${query}`),
    name => (id === 'comments-1' ? name : `${id}.${name}`),
    id,
  ),
  replyTo: undefined,
  isNewestFirst: false,
  asksForReplies: true,
  state: {},
  refused: undefined,
  sent: undefined,
  ...shown,
})

export const examples: Example<CommentsData>[] = [
  { name: 'Threads with lines', props: {}, data: show('comments-1') },
  {
    name: 'Cards, newest first',
    props: {
      title: 'What others say',
      style: 'cards',
      note: 'What is welcome here: questions, corrections, and what you have seen elsewhere.',
      showWebsite: false,
    },
    data: show('comments-2', {
      isNewestFirst: true,
      list: { threads: sampleComments.toReversed(), pages: 3, canReply: true },
      total: 41,
      asksForReplies: false,
    }),
  },
  {
    name: 'Compact, comments are closed',
    props: { style: 'compact', initials: false },
    data: show('comments-3', {
      discussion: 'closed',
      list: { threads: sampleComments, pages: 1, canReply: false },
    }),
  },
  {
    name: 'Nobody has said anything',
    props: { formTitle: 'Tell us what you think' },
    data: show('comments-4', { list: { threads: [], pages: 1, canReply: true }, total: 0 }),
  },
  {
    name: 'A reply that was not taken, and one that waits for approval',
    props: { style: 'cards' },
    data: show('comments-5', {
      list: {
        threads: sampleComments.slice(0, 1),
        pages: 1,
        canReply: true,
        own: { id: 'sample-3', isPending: true },
      },
      total: 2,
      replyTo: { id: 'sample-1', name: 'First and last name' },
      refused: 'invalid',
      state: {
        values: { text: ['What I wanted to say.'], email: ['name@'] },
        missing: [{ fieldId: 'name', label: 'Name', reason: 'missing' }],
        errors: [{ fieldId: 'email', label: 'Email', reason: 'invalid-email' }],
      },
    }),
  },
]
