import { defineModule } from '#module-kit'
import { AuthorBox } from './AuthorBox.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Author box',
  icon: 'user',
  category: 'Content',
  description: 'Portrait, biography and links of who wrote the page it stands on.',
  ofPage: true,
  props: Props,
  component: AuthorBox,
  hydrate: 'never',
})
