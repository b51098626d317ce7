import { defineModule } from '#module-kit'
import { LayoutBlock } from './LayoutBlock.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Global block',
  icon: 'rows',
  category: 'Layout',
  description: 'Modules that are edited once and synced to every page that uses them.',
  props: Props,
  component: LayoutBlock,
  hydrate: 'never',
  // What it shows stands in its place.
  toMail: () => [],
})
