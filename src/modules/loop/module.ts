import { defineModule, fallingColumns } from '#module-kit'
import { Loop } from './Loop.tsx'
import type { LoopData } from './load.server.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Loop grid',
  icon: 'refresh',
  category: 'Content',
  description:
    'Shows its content for every post, project, product, entry of a content type, category, menu entry or image of a list.',
  kitStyles: ['paged-list'],
  props: Props,
  component: Loop,
  hydrate: 'never',
  readsQuery: ({ pagination }) => pagination !== 'none',
  repeats: ({ items }: LoopData) => items,
  variables: ({ columns, layout }) =>
    layout === 'list' ? {} : { '--loop-columns': fallingColumns(columns) },
})
