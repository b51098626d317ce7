import { defineModule, fallingColumns } from '#module-contract'
import type { PortfolioData, UnloadedPortfolio } from './load.server.ts'
import { Portfolio } from './Portfolio.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Portfolio',
  icon: 'gallery',
  category: 'Content',
  description: 'Projects as a grid or an index with a category filter, or as a carousel.',
  sharedStyles: ['content-card', 'paged-list'],
  props: Props,
  component: Portfolio,
  patterns: ['dialog', 'carousel'],
  hydrate: ({ layout }) => (layout === 'carousel' ? 'visible' : 'never'),
  readsQuery: ({ layout, filter, pagination }) =>
    layout !== 'carousel' && (filter || pagination !== 'none'),
  toIslandData: ({ items }: PortfolioData): UnloadedPortfolio => ({ kept: items.length }),
  upgrades: [
    {
      sample: { pagination: true },
      up: props =>
        typeof props.pagination === 'boolean'
          ? { ...props, pagination: props.pagination ? 'pages' : 'none' }
          : props,
    },
  ],
  variables: ({ columns, layout }) =>
    layout === 'grid' ? { '--portfolio-columns': fallingColumns(columns) } : {},
})
