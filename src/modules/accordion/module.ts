import { defineModule } from '#module-kit'
import { Accordion } from './Accordion.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Accordion',
  icon: 'rows',
  category: 'Content',
  description: 'Titles that open and close their content, one at a time.',
  props: Props,
  component: Accordion,
  hydrate: 'visible',
})
