import { defineModule } from '#module-contract'
import { LayoutBlock } from './LayoutBlock.tsx'
import { Props } from './props.ts'

const NO_BLOCK = 'No global block is selected. Visitors do not see this module.'

export default defineModule({
  label: 'Global block',
  icon: 'rows',
  category: 'Layout',
  description: 'Modules that are edited once and synced to every page that uses them.',
  props: Props,
  component: LayoutBlock,
  warnings: {
    texts: [NO_BLOCK],
    find: ({ block }) => (block ? [] : [{ text: NO_BLOCK, option: 'block' }]),
  },
  hydrate: 'never',
  // Its modules replace it.
  toMail: () => [],
})
