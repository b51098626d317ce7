import { defineModule, findFormRowWarnings, formRowWarningTexts } from '#module-kit'
import { feedAddress } from './feed.ts'
import { Newsletter } from './Newsletter.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Newsletter',
  icon: 'mail',
  category: 'Forms',
  description: 'Visitors sign up to a list and confirm by email.',
  props: Props,
  component: Newsletter,
  hydrate: 'interaction',
  withoutServer: 'still',
  sendsTo: ({ redirect, sendsAlong = [] }) => {
    const url = redirect && 'url' in redirect ? URL.parse(redirect.url) : null
    const isOutside = url?.protocol === 'https:' || url?.protocol === 'http:'
    return url && isOutside && sendsAlong.length > 0
      ? [{ kind: 'redirect', address: url.origin }]
      : []
  },
  warnings: {
    texts: Object.values(formRowWarningTexts),
    find: ({ fields }) => findFormRowWarnings(fields),
  },
  needs: ({ feed }) => {
    const address = feedAddress(feed)
    return address ? { sources: { 'form-action': [address.origin] } } : {}
  },
})
