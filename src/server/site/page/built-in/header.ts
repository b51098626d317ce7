import type { PageNode } from '#module-contract'
import { node, pageDocument } from '#pages/schema'

/** Modules of the built-in header: logo or name, menu, account, cart. */
export const headerModules: PageNode[] = [
  node('header', 'site-header', {
    height: { desktop: 72, phone: 64 },
    fixedHeight: 0,
    logo: [node('logo', 'site-logo')],
    menu: [node('menu', 'site-menu', { align: 'end', phones: 'wrap' })],
    actions: [
      node('account-button', 'site-account'),
      node('cart-button', 'site-cart', { opens: 'panel' }),
    ],
  }),
]

/** Header of pages without a header template. */
export const headerDocument = pageDocument({ title: ' ' }, headerModules)
