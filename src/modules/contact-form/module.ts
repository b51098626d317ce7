import { defineModule } from '#module-kit'
import { ContactForm } from './ContactForm.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Contact form',
  icon: 'mail',
  category: 'Forms',
  description: 'A form whose submissions are stored and emailed.',
  props: Props,
  component: ContactForm,
  hydrate: 'interaction',
  withoutServer: 'still',
})
