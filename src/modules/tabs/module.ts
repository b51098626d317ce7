import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Tabs } from './Tabs.island.tsx'

export default defineModule({
  label: 'Tabs',
  icon: 'tabs',
  category: 'Content',
  description: 'Several panels in one place, one of them visible.',
  props: Props,
  component: Tabs,
  sharedStyles: ['tabs'],
  patterns: ['tabs'],
  hydrate: 'visible',
})
