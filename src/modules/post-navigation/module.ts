import { defineModule } from '#module-contract'
import type { NavigationData } from './load.server.ts'
import { PostNavigation } from './PostNavigation.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Post navigation',
  icon: 'arrow-right',
  category: 'Content',
  description: 'Links to the posts or projects before and after the page it stands on.',
  ofPage: true,
  props: Props,
  emptyState: {
    when: (_, data?: NavigationData) => data !== undefined && !data.previous && !data.next,
    option: 'layout',
    button: 'Edit settings',
    shape: 'lines',
  },
  component: PostNavigation,
  hydrate: 'never',
})
