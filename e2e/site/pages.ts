import { type NewPage, node, pageDocument } from '#pages/schema'
import { aboutPage } from './about.ts'
import { contactPage } from './contact.ts'
import { homePage } from './home.ts'
import type { PictureIds } from './pictures.ts'

const title = (id: string, text: string) => node('heading', id, { text, level: 'h1' })

/** Without islands, with terms and conditions. */
const delivery: NewPage = {
  path: '/delivery',
  document: pageDocument({ title: 'Delivery and returns' }, [
    node('section', 'delivery', {
      width: 'narrow',
      content: [
        title('delivery-title', 'Delivery and returns'),
        node('text', 'delivery-text', {
          body: '<h2>Sending</h2><p>Two days at home, six elsewhere.</p><h2>Returns</h2><p>Within fourteen days, for any reason.</p><h2>Terms</h2><p>The contract begins with our confirmation by mail.</p>',
        }),
      ],
    }),
  ]),
}

const news: NewPage = {
  path: '/news',
  document: pageDocument({ title: 'News' }, [
    node('section', 'news', {
      content: [
        title('news-title', 'News'),
        node('button', 'news-first', {
          label: 'The first entry',
          link: { url: '/news/first-entry' },
        }),
      ],
    }),
  ]),
}

const post = (pictures: PictureIds): NewPage => ({
  path: '/news/first-entry',
  kind: 'post',
  summary: { excerpt: 'What it is about.', image: pictures.shelf },
  document: pageDocument({ title: 'The first entry', image: pictures.shelf }, [
    node('section', 'post', {
      width: 'narrow',
      content: [
        title('post-title', 'The first entry'),
        node('image', 'post-image', { image: { media: pictures.shelf }, ratio: '16/9' }),
        node('text', 'post-text', { body: '<p>What there is to tell.</p>' }),
      ],
    }),
  ]),
})

/** In addition to the starter's shop pages. */
export const sitePages = (pictures: PictureIds): NewPage[] => [
  homePage(pictures),
  aboutPage(pictures),
  contactPage(pictures),
  delivery,
  news,
  post(pictures),
]
