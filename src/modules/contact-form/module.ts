import { defineModule } from '#module-kit'
import { ContactForm } from './ContactForm.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Contact form',
  icon: 'mail',
  category: 'Forms',
  description: 'A form whose answers are stored and mailed.',
  props: Props,
  component: ContactForm,
  hydrate: 'interaction',
})
