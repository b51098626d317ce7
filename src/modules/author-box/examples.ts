import type { Example } from '#module-contract'
import { sceneImage } from '#pages/schema'
import type { AuthorData } from './load.server.ts'

const portrait = sceneImage('placeholder-person')
const data: AuthorData = {
  author: {
    name: 'First and last name',
    slug: '',
    role: 'What this person does',
    bio: 'Two or three sentences about who writes here: what they know, how they came to it, and what they care for.\nA second paragraph, if there is more to say.',
    portrait,
    links: [
      { label: 'Website', url: 'https://example.com' },
      { label: 'Mastodon', url: 'https://mastodon.example/@you' },
      { label: 'Email', url: 'mailto:hello@example.com' },
    ],
  },
}

export const examples: Example<AuthorData>[] = [
  { name: 'Portrait beside the text', props: { title: 'About the author' }, data },
  { name: 'Card, centered', props: { layout: 'center', style: 'card', shape: 'rounded' }, data },
  { name: 'Compact line', props: { layout: 'line', style: 'plain', showBio: false }, data },
  {
    name: 'Without a profile',
    props: { title: 'Written by' },
    data: {
      author: { name: 'A name alone', slug: '', role: '', bio: '', portrait: undefined, links: [] },
    },
  },
]
