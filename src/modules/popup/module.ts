import { defineModule } from '#module-contract'
import { Popup } from './Popup.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Popup',
  icon: 'popup',
  category: 'Marketing',
  description:
    'Other modules in a dialog or a bar that opens by a link, after a while or at a depth.',
  props: Props,
  component: Popup,
  hydrate: 'never',
  stores: ['vitrine:visit', 'vitrine:popups'],
})
