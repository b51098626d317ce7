import { defineModule } from '#module-contract'
import { Login } from './Login.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Login',
  icon: 'user',
  category: 'Forms',
  description: 'Where the team signs in and out. Shows who is signed in.',
  props: Props,
  component: Login,
  hydrate: 'never',
  asks: ['member'],
})
