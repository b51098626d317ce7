import { defineModule } from '#module-contract'
import { AuthorBox } from './AuthorBox.tsx'
import type { AuthorData } from './load.server.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Author box',
  icon: 'user',
  category: 'Content',
  description: 'Portrait, biography and links of who wrote the page it stands on.',
  ofPage: true,
  props: Props,
  emptyState: {
    when: (_, data?: AuthorData) => data !== undefined && !data.author,
    option: 'title',
    button: 'Edit settings',
    shape: 'lines',
  },
  component: AuthorBox,
  hydrate: 'never',
})
