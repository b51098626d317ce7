import type { PageNode } from '#module-contract'
import type { TemplatePart } from '#pages/schema'
import { type NewPage, node, pageDocument, type TemplateConditions } from '#pages/schema'
import type { ThemeTexts } from './texts.ts'

export const section = (id: string, content: PageNode[], props: Record<string, unknown> = {}) =>
  node('section', id, { ...props, content })

export const column = (id: string, ...content: PageNode[]) => node('column', id, { content })

export const heading = (id: string, text: string, props: Record<string, unknown> = {}) =>
  node('heading', id, { text, ...props })

export const text = (id: string, words: string) => node('text', id, { body: `<p>${words}</p>` })

/** Contact section at the end of a page. */
export const contactSection = (t: ThemeTexts, title: string, preset: 'tint' | 'accent' = 'tint') =>
  section(
    'ask',
    [
      node('call-to-action', 'ask-band', {
        title,
        body: `<p>${t('weHelp')}</p>`,
        buttons: [{ label: t('getInTouch'), link: { url: '/contact' } }],
        design: { preset },
      }),
    ],
    { space: 'small' },
  )

/** Header of the checkout: logo and cart, without a menu. */
export const checkoutHeader = (t: ThemeTexts, theme: string, logo: Record<string, unknown>) =>
  template(
    `${theme}-checkout-header`,
    t('checkoutHeader'),
    'header',
    [{ kind: 'checkout' }],
    [
      section(
        'checkout-top',
        [
          node('group', 'checkout-bar', {
            layout: 'row',
            justify: 'space-between',
            align: 'center',
            wrap: false,
            content: [
              // Fills the rest of the row, because its own width depends on it.
              node('logo', 'checkout-logo', { ...logo, design: { flex: { grow: 1 } } }),
              node('cart-button', 'checkout-cart'),
            ],
          }),
        ],
        {
          space: 'none',
          design: {
            padding: { top: 'space-4', bottom: 'space-4' },
            border: { width: 1, sides: 'bottom' },
          },
        },
      ),
    ],
  )

/** Comments at text width, aligned with the post's title. */
export const talk = () =>
  section('talk', [node('comments', 'comments', { design: { maxWidth: '44rem' } })], {
    space: 'small',
  })

/** Three latest posts, except around pages with a list of posts. */
export const latestPosts = (title: string) =>
  section(
    'latest',
    [
      heading('latest-title', title, { size: '2xl' }),
      node('post-list', 'latest-posts', {
        columns: { desktop: 3, tablet: 3, phone: 1 },
        perPage: 3,
        pagination: 'none',
        yields: true,
        showExcerpt: false,
        level: 'h3',
      }),
    ],
    { space: 'small', design: { preset: 'hairline' } },
  )

/** Four best-selling products, except around pages with products. */
export const popularProducts = (title: string, props: Record<string, unknown> = {}) =>
  section(
    'popular',
    [
      heading('popular-title', title, { size: '2xl' }),
      node('product-grid', 'popular-products', {
        sort: 'popularity',
        perPage: 4,
        columns: { desktop: 4, tablet: 4, phone: 2 },
        controls: false,
        yields: true,
        level: 'h3',
      }),
    ],
    { space: 'small', ...props },
  )

/**
 * Pages of categories and tags. The page of the shop keeps the owner's content, and a filter by brand
 * stays on its page.
 */
export const PRODUCT_ARCHIVES: TemplateConditions['include'] = [
  { kind: 'archive', of: 'product', by: 'category' },
  { kind: 'archive', of: 'product', by: 'tag' },
]

/** Products of a category or tag, with filters. */
export const productArchive = (
  title: Record<string, unknown>,
  grid: Record<string, unknown> = {},
): PageNode[] => [
  section(
    'archive',
    [
      node('breadcrumbs', 'archive-way'),
      node('post-title', 'archive-title', title),
      node('product-grid', 'products', {
        source: 'archive',
        columns: { desktop: 3, tablet: 2, phone: 2 },
        filters: true,
        priority: true,
        ...grid,
      }),
    ],
    { space: 'small' },
  ),
]

/** A template with the name that staff see. Its path distinguishes themes. */
export function template(
  slug: string,
  title: string,
  part: TemplatePart,
  include: TemplateConditions['include'],
  content: PageNode[],
): NewPage {
  return {
    path: `/templates/${slug}`,
    kind: 'template',
    template: { part, conditions: { include, exclude: [] } },
    document: pageDocument({ title }, content),
  }
}
