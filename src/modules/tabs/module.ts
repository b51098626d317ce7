import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { Tabs } from './Tabs.island.tsx'

export default defineModule({
  label: 'Tabs',
  icon: 'tabs',
  category: 'Content',
  description: 'Several contents in one place, one of them shown.',
  props: Props,
  component: Tabs,
  hydrate: 'visible',
})
