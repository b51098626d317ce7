import { type NewPage, node, pageDocument } from '#pages/schema'

/** Header of every page: name, menu, search and cart. */
export const page: NewPage = {
  path: '/templates/header',
  kind: 'template',
  template: { part: 'header', conditions: { include: [{ kind: 'site' }], exclude: [] } },
  document: pageDocument({ title: 'Header' }, [
    node('header', 'site-header', {
      height: { desktop: 72, phone: 64 },
      fixedHeight: 60,
      logo: [node('logo', 'site-logo')],
      menu: [node('menu', 'site-menu', { align: 'end', phones: 'wrap' })],
      actions: [
        node('search', 'site-search', { style: 'icon', button: 'none' }),
        node('account-button', 'site-account'),
        node('cart-button', 'site-cart', {
          show: 'icon',
          count: 'corner',
          opens: 'panel',
          afterAdding: true,
        }),
      ],
      more: [node('scheme-switch', 'site-scheme', { show: 'words', size: 'm' })],
    }),
  ]),
}
