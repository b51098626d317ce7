import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { Testimonial } from './Testimonial.tsx'

export default defineModule({
  label: 'Testimonial',
  icon: 'quote',
  category: 'Marketing',
  description: 'A quote from a customer, with name and company.',
  props: Props,
  component: Testimonial,
  hydrate: 'never',
})
