import { defineModule, fallingColumns } from '#module-contract'
import { Props } from './props.ts'
import { Sitemap } from './Sitemap.tsx'

export default defineModule({
  label: 'Sitemap',
  icon: 'rows',
  category: 'Content',
  description: 'Links to the pages, posts, projects, categories and products of the site.',
  props: Props,
  component: Sitemap,
  hydrate: 'never',
  variables: ({ columns }) => ({ '--sitemap-columns': fallingColumns(columns) }),
})
