import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Search } from './Search.island.tsx'

export default defineModule({
  label: 'Search',
  icon: 'search',
  category: 'Content',
  description: 'A search field with suggestions while typing.',
  ofPage: true,
  props: Props,
  component: Search,
  hydrate: ({ suggestions }) => (suggestions ? 'interaction' : 'never'),
  withoutServer: 'still',
  patterns: ['combobox'],
})
