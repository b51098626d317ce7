import { defineModule } from '#module-contract'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Breadcrumbs',
  icon: 'arrow-right',
  category: 'Content',
  description: 'The way from the home page to the page that is shown, with structured data.',
  ofPage: true,
  props: Props,
  component: Breadcrumbs,
  hydrate: 'never',
})
