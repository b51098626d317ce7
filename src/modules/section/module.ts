import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { Section } from './Section.tsx'

export default defineModule({
  label: 'Section',
  icon: 'rows',
  category: 'Layout',
  description: 'A full-width band of the page that holds rows and modules.',
  props: Props,
  component: Section,
  hydrate: 'never',
})
