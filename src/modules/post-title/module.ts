import { defineModule } from '#module-contract'
import { PostTitle } from './PostTitle.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Post title',
  icon: 'heading',
  category: 'Content',
  description: 'The title of the page it stands on, with categories, excerpt and featured image.',
  ofPage: true,
  props: Props,
  component: PostTitle,
  hydrate: 'never',
})
