import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { Series } from './Series.tsx'

export default defineModule({
  label: 'Series',
  icon: 'rows',
  category: 'Content',
  description: 'Shows the position of this post in its series, with links to the other parts.',
  ofPage: true,
  props: Props,
  component: Series,
  hydrate: 'never',
})
