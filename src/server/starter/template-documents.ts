import type { PageDocument, PageNode } from '#module-kit'
import { isCustomKind, node, pageDocument, type TemplateUse } from '#pages/schema'
import { entryModules } from '../site/entry-document.ts'
import { headerModules } from '../site/header-document.ts'

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

const bodies: Record<'page' | 'post' | 'project' | 'product' | 'entry', PageNode[]> = {
  page: [section('way', node('breadcrumbs', 'breadcrumbs')), content],
  post: [
    section(
      'head',
      node('breadcrumbs', 'breadcrumbs'),
      node('post-title', 'title'),
      node('post-meta', 'meta'),
    ),
    content,
    section(
      'foot',
      node('author-box', 'author'),
      node('post-navigation', 'neighbours'),
      node('related-posts', 'related'),
    ),
  ],
  project: [
    section(
      'head',
      node('breadcrumbs', 'breadcrumbs'),
      node('post-title', 'title', { layout: 'split' }),
    ),
    content,
    section('foot', node('post-navigation', 'neighbours', { layout: 'images' })),
  ],
  entry: entryModules,
  product: [
    section('way', node('breadcrumbs', 'breadcrumbs')),
    section('product-section', node('product', 'product')),
  ],
}

/** Of what the site lists by itself. */
const archives: Record<'post' | 'project' | 'entry', PageNode[]> = {
  entry: [
    section(
      'archive',
      node('breadcrumbs', 'breadcrumbs'),
      node('post-title', 'title', { layout: 'portrait' }),
      node('post-list', 'posts', { source: 'archive', order: 'type' }),
    ),
  ],
  post: [
    section(
      'archive',
      node('breadcrumbs', 'breadcrumbs'),
      node('post-title', 'title', { layout: 'portrait' }),
      node('post-list', 'posts', { source: 'archive' }),
    ),
  ],
  project: [
    section(
      'archive',
      node('breadcrumbs', 'breadcrumbs'),
      node('post-title', 'title', { layout: 'portrait' }),
      node('portfolio', 'projects', { source: 'archive' }),
    ),
  ],
}

/** What a new template begins as, by its part and by what it is for first. */
export function templateDocument(title: string, { part, conditions }: TemplateUse): PageDocument {
  // As the site's own looks, so that nothing changes before the owner does.
  if (part === 'header') return pageDocument({ title }, headerModules)
  if (part === 'footer') return pageDocument({ title }, footer)
  const [first] = conditions.include
  if (first?.kind === 'archive') {
    return pageDocument({ title }, archives[isCustomKind(first.of) ? 'entry' : first.of])
  }
  const of = first && 'of' in first ? first.of : 'page'
  return pageDocument({ title }, bodies[isCustomKind(of) ? 'entry' : of])
}
