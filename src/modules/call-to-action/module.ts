import { defineModule } from '#module-contract'
import { CallToAction } from './CallToAction.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Call to action',
  icon: 'flame',
  category: 'Marketing',
  description: 'A title, a sentence and buttons: as a band, a card or beside an image.',
  props: Props,
  component: CallToAction,
  hydrate: 'never',
})
