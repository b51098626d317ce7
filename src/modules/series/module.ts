import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { Series } from './Series.tsx'

export default defineModule({
  label: 'Series',
  icon: 'rows',
  category: 'Content',
  description: 'Which part of a series the post is that it stands on, with links to the others.',
  ofPage: true,
  props: Props,
  component: Series,
  hydrate: 'never',
})
