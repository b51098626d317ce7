import { defineModule, fallingColumns } from '#module-contract'
import { Loop } from './Loop.tsx'
import type { LoopData } from './load.server.ts'
import { Props } from './props.ts'

const NO_TYPE = 'No content type is selected. Visitors see no items here.'
const NO_IMAGES = 'No images are selected. Visitors see no items here.'

export default defineModule({
  label: 'Loop grid',
  icon: 'refresh',
  category: 'Content',
  description:
    'Shows its content for every post, project, product, entry of a content type, category, menu entry or image of a list.',
  sharedStyles: ['paged-list'],
  props: Props,
  component: Loop,
  warnings: {
    texts: [NO_TYPE, NO_IMAGES],
    find: ({ source, type, images }) => {
      if (source.startsWith('type') && !type) return [{ text: NO_TYPE, option: 'type' }]
      if (source === 'images' && images.length === 0) return [{ text: NO_IMAGES, option: 'images' }]
      return []
    },
  },
  hydrate: 'never',
  readsQuery: ({ pagination }) => pagination !== 'none',
  repeats: ({ items }: LoopData) => items,
  variables: ({ columns, layout }) =>
    layout === 'list' ? {} : { '--loop-columns': fallingColumns(columns) },
})
