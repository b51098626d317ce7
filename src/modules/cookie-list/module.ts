import { defineModule } from '#module-contract'
import { CookieList } from './CookieList.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Cookie list',
  icon: 'shield',
  category: 'Content',
  description: 'The cookies and external hosts of the site, as found in what is published.',
  props: Props,
  component: CookieList,
  hydrate: 'never',
  needs: ({ layout }) => (layout === 'table' ? {} : { styles: ['cookie-list-looks'] }),
})
