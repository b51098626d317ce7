import type { PageDocument, PageNode } from '#module-contract'
import {
  isCustomKind,
  node,
  pageDocument,
  type TemplateCondition,
  type TemplateUse,
} from '#pages/schema'
import { archiveModules } from '../site/page/built-in/archive.ts'
import { BUILT_IN_PAGES, ownModules } from '../site/page/built-in/built-in-pages.ts'
import { frameModules } from '../site/page/built-in/frames.ts'
import { headerModules } from '../site/page/built-in/header.ts'
import { productArchiveModules } from '../site/page/built-in/shop.ts'
import { productPieces } from './product-pieces.ts'

const content = node('post-content', 'content')

const section = (id: string, ...nodes: PageNode[]) =>
  node('section', id, { space: 'small', content: nodes })
const column = (id: string, ...nodes: PageNode[]) => node('column', id, { content: nodes })

const footer = [
  node('section', 'footer', {
    space: 'small',
    design: { preset: 'inverse' },
    content: [
      node('row', 'footer-row', {
        layout: { desktop: '1-1', tablet: '1-1', phone: '1' },
        columns: [
          column('footer-start', node('logo', 'logo', { show: 'name', tagline: true })),
          column('footer-end', node('menu', 'menu', { layout: 'vertical' })),
        ],
      }),
    ],
  }),
]

const way = section('way', node('breadcrumbs', 'breadcrumbs'))

/** Products begin with single modules instead of one, in the arrangement of the built-in layout. */
const productBody = section(
  'product-section',
  node('breadcrumbs', 'breadcrumbs'),
  ...productPieces({ buyBar: 'all', panels: 'below' }),
)

/**
 * Initial document of a template by its part and first condition: the built-in layout, so that
 * little changes at first.
 * @param hasPage Whether the owner has a page at that place, whose content must be shown.
 */
export function templateDocument(
  title: string,
  { part, conditions }: TemplateUse,
  { locale, hasPage }: { locale: string; hasPage: boolean },
): PageDocument {
  if (part === 'header') return pageDocument({ title }, headerModules)
  if (part === 'footer') return pageDocument({ title }, footer)
  const [first] = conditions.include
  return pageDocument({ title }, (!hasPage && bodyOf(first, locale)) || [way, content])
}

function bodyOf(first: TemplateCondition | undefined, locale: string): PageNode[] | undefined {
  if (!first) return undefined
  if (first.kind === 'archive' && first.of === 'product') return productArchiveModules
  if (first.kind === 'archive') {
    return archiveModules(isCustomKind(first.of) ? 'entry' : first.of, 'portrait')
  }
  if ('of' in first && first.of === 'product') return [productBody]
  if ('of' in first) return frameModules(first.of)
  const place = BUILT_IN_PAGES.find(one => one === first.kind)
  return place && ownModules(place, locale)
}
