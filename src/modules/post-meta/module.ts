import { defineModule } from '#module-contract'
import { PostMeta } from './PostMeta.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Post meta',
  icon: 'rows',
  category: 'Content',
  description: 'Date, author, categories and tags of the page it stands on.',
  ofPage: true,
  sharedStyles: ['fact-line'],
  props: Props,
  component: PostMeta,
  hydrate: 'never',
})
