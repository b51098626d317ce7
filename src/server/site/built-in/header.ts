import type { PageNode } from '#module-kit'
import { node, pageDocument } from '#pages/schema'

/** The modules of a header as every site begins with one: logo or name, the menu of the header, the cart. */
export const headerModules: PageNode[] = [
  node('header', 'site-header', {
    height: { desktop: 72, phone: 64 },
    fixedHeight: 0,
    logo: [node('logo', 'site-logo')],
    menu: [node('menu', 'site-menu', { align: 'end', phones: 'wrap' })],
    actions: [node('cart-button', 'site-cart')],
  }),
]

/** Stands on pages for which the owner has made no header template. */
export const headerDocument = pageDocument({ title: ' ' }, headerModules)
