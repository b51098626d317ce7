import { defineModule } from '#module-contract'
import { IconList } from './IconList.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Icon list',
  icon: 'check',
  category: 'Content',
  description: 'Short points with an icon each.',
  props: Props,
  component: IconList,
  hydrate: 'never',
})
