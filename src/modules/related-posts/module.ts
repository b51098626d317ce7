import { defineModule, fallingColumns } from '#module-contract'
import type { RelatedData } from './load.server.ts'
import { Props } from './props.ts'
import { RelatedPosts } from './RelatedPosts.tsx'

export default defineModule({
  label: 'Related posts',
  icon: 'grid',
  category: 'Content',
  description: 'Posts or projects that share a category with the page it stands on.',
  ofPage: true,
  sharedStyles: ['content-card'],
  props: Props,
  emptyState: {
    when: (_, data?: RelatedData) => data !== undefined && data.items.length === 0,
    option: 'title',
    button: 'Edit settings',
    shape: 'lines',
  },
  component: RelatedPosts,
  hydrate: 'never',
  variables: ({ columns, layout }) =>
    layout === 'list' ? {} : { '--related-columns': fallingColumns(columns) },
})
