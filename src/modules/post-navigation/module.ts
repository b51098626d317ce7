import { defineModule } from '#module-kit'
import { PostNavigation } from './PostNavigation.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Post navigation',
  icon: 'arrow-right',
  category: 'Content',
  description: 'Links to the posts or projects before and after the page it stands on.',
  ofPage: true,
  props: Props,
  component: PostNavigation,
  hydrate: 'never',
})
