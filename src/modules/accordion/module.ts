import { defineModule } from '#module-contract'
import { Accordion } from './Accordion.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Accordion',
  icon: 'rows',
  category: 'Content',
  description: 'Titles that expand and collapse their content.',
  props: Props,
  component: Accordion,
  patterns: ['accordion'],
  hydrate: 'activity',
})
