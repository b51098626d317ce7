import { defineModule, fallingColumns } from '#module-contract'
import { PostList } from './PostList.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Post list',
  icon: 'rows',
  category: 'Content',
  description: 'Posts as a grid, list, masonry or one below another, with pages and categories.',
  sharedStyles: ['content-card', 'fact-line', 'paged-list'],
  ofPage: ({ yields }) => yields === true,
  props: Props,
  component: PostList,
  hydrate: 'never',
  readsQuery: ({ filter, pagination }) => filter || pagination !== 'none',
  variables: ({ columns, layout }) =>
    layout === 'grid' || layout === 'masonry' ? { '--post-columns': fallingColumns(columns) } : {},
})
