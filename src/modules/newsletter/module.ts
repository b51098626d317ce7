import { defineModule } from '#module-contract'
import { findFormRowWarnings, formRowWarningTexts } from '#ui'
import { feedAddress } from './feed.ts'
import { Newsletter } from './Newsletter.island.tsx'
import { Props } from './props.ts'

/** The site's first list takes the place of a list that is not chosen, see `newsletter.formTarget`. */
const NO_LIST = 'No list is chosen. Visitors are added to the first list of the site.'

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
    texts: [...Object.values(formRowWarningTexts), NO_LIST],
    find: ({ fields, list, feed }) => [
      ...findFormRowWarnings(fields),
      ...(list || feed ? [] : [{ text: NO_LIST, option: 'list' }]),
    ],
  },
  needs: ({ feed }) => {
    const address = feedAddress(feed)
    return address ? { sources: { 'form-action': [address.origin] } } : {}
  },
})
