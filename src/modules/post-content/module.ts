import { defineModule } from '#module-contract'
import { PostContent } from './PostContent.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Post content',
  icon: 'text',
  category: 'Content',
  description:
    'In a body template: where the content of the page, post, project or product stands. Anywhere else it shows nothing.',
  props: Props,
  component: PostContent,
  hydrate: 'never',
})
