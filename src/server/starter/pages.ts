import { type NewPage, node, pageDocument } from '#pages/schema'

const blurb = (id: string, icon: string, title: string, text: string) =>
  node('column', `${id}-column`, {
    content: [node('blurb', id, { icon, title, body: `<p>${text}</p>`, level: 'h2' })],
  })

/** Home page of a new site, with instructions. */
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
              'Add products: the shop, the cart and the checkout appear with the first one.',
            ),
          ],
        }),
      ],
    }),
  ]),
}
