import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { Testimonial } from './Testimonial.tsx'

export default defineModule({
  label: 'Testimonial',
  icon: 'quote',
  category: 'Marketing',
  description: 'What somebody says about the work, and who.',
  props: Props,
  component: Testimonial,
  hydrate: 'never',
})
