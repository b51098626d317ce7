import { defineModule } from '#module-contract'
import type { SeriesData } from './load.server.ts'
import { Props } from './props.ts'
import { Series } from './Series.tsx'

export default defineModule({
  label: 'Series',
  icon: 'rows',
  category: 'Content',
  description: 'Shows the position of this post in its series, with links to the other parts.',
  ofPage: true,
  props: Props,
  emptyState: {
    when: (_, data?: SeriesData) => data !== undefined && (data.series?.parts ?? []).length < 2,
    option: 'showDescription',
    button: 'Edit settings',
    shape: 'lines',
  },
  component: Series,
  hydrate: 'never',
})
