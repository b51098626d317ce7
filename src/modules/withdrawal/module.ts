import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Withdrawal } from './Withdrawal.tsx'

export default defineModule({
  label: 'Withdrawal',
  icon: 'arrow-left',
  category: 'Shop',
  description: 'Form to withdraw from a contract, in two steps and without login.',
  props: Props,
  component: Withdrawal,
  hydrate: 'never',
  withoutServer: 'live',
})
