import { defineModule } from '#module-kit'
import { LayoutBlock } from './LayoutBlock.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Layout block',
  icon: 'rows',
  category: 'Layout',
  description: 'Modules that are kept once and shown on many pages.',
  props: Props,
  component: LayoutBlock,
  hydrate: 'never',
})
