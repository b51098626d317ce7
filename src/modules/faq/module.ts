import { defineModule } from '#module-contract'
import { Faq } from './Faq.island.tsx'
import { Props } from './props.ts'
import { faqPage } from './structured-data.ts'

export default defineModule({
  label: 'FAQ',
  icon: 'rows',
  category: 'Marketing',
  description: 'Questions that open their answers, with a search field and structured data.',
  props: Props,
  component: Faq,
  patterns: ['accordion'],
  hydrate: 'activity',
  needs: props => {
    const page = props.structuredData && faqPage(props)
    return page ? { jsonLd: [page] } : {}
  },
})
