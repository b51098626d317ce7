import { defineModule, fallingColumns, toVariants } from '#module-contract'
import { Feed } from './Feed.tsx'
import { isFeedAddress } from './feed-address.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Feed',
  icon: 'rss',
  category: 'Content',
  description: 'The newest entries of an RSS, Atom or JSON feed of another site.',
  sharedStyles: ['fact-line'],
  props: Props,
  emptyState: { when: ({ url }) => !url, option: 'url', button: 'Enter URL', shape: 'lines' },
  component: Feed,
  hydrate: 'never',
  fromAddress: url => (isFeedAddress(url) ? { url } : undefined),
  variables: ({ columns, layout }) =>
    // Texts without images are too narrow for two columns on phones.
    layout === 'grid'
      ? { '--feed-columns': { ...fallingColumns(columns), phone: toVariants(columns).phone ?? 1 } }
      : {},
})
