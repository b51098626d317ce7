import { type NewPage, node, pageDocument } from '#pages/schema'

const blurb = (id: string, icon: string, title: string, text: string) =>
  node('column', `${id}-column`, {
    content: [node('blurb', id, { icon, title, body: `<p>${text}</p>`, level: 'h2' })],
  })

/** What visitors see until the owner has changed it; it says how. */
export const homePage: NewPage = {
  path: '/',
  document: pageDocument({ title: 'Home' }, [
    node('section', 'welcome', {
      space: 'large',
      content: [
        node('heading', 'welcome-title', { text: 'Welcome', level: 'h1', size: '5xl' }),
        node('text', 'welcome-text', {
          body: '<p>This is the home page of a new website. Sign in to write what it is about, add images and pages, and choose colors and fonts.</p>',
        }),
        node('button', 'welcome-button', { label: 'Sign in', link: { url: '/admin' } }),
      ],
    }),
    node('section', 'begin', {
      design: { preset: 'tint' },
      content: [
        node('row', 'begin-row', {
          layout: { desktop: '1-1-1', tablet: '1-1-1' },
          columns: [
            blurb(
              'begin-pages',
              'cursor',
              'Pages',
              'Click any text to edit it. Drag modules onto the page, for desktop, tablet and phone.',
            ),
            blurb(
              'begin-design',
              'sliders',
              'Design',
              'Upload your logo under Settings, and choose the colors and fonts of the whole site.',
            ),
            blurb(
              'begin-shop',
              'bag',
              'Shop',
              'Add products, then publish the pages of the shop: they are saved as drafts.',
            ),
          ],
        }),
      ],
    }),
  ]),
}

const shopPage = (
  path: string,
  title: string,
  type: string,
  props: Record<string, unknown> = {},
): NewPage => ({
  path,
  document: pageDocument({ title, ...(type === 'product-grid' ? {} : { noindex: true }) }, [
    node('section', `${type}-section`, {
      space: 'small',
      content: [
        node('heading', `${type}-title`, { text: title, level: 'h1' }),
        node(type, type, props),
      ],
    }),
  ]),
})

/** Drafts, for whoever opens a shop. */
export const shopPages: NewPage[] = [
  shopPage('/shop', 'Shop', 'product-grid', { columns: { desktop: 4, tablet: 3, phone: 2 } }),
  shopPage('/cart', 'Cart', 'cart'),
  shopPage('/checkout', 'Checkout', 'checkout'),
  shopPage('/order-received', 'Your order', 'order-received'),
  {
    path: '/product',
    kind: 'template',
    template: {
      part: 'body',
      conditions: { include: [{ kind: 'all', of: 'product' }], exclude: [] },
    },
    document: pageDocument({ title: 'Product' }, [
      node('section', 'product-section', { space: 'small', content: [node('product', 'product')] }),
    ]),
  },
]
