import { type NewPage, node } from '#pages/schema'
import { columnsFooter } from './footer.ts'
import { contactSection, heading, section, talk, template } from './parts.ts'
import type { ThemeTexts } from './texts.ts'
import type { ThemeSite } from './theme.ts'

export const businessTemplates = (t: ThemeTexts, site: ThemeSite): NewPage[] => [
  template(
    'business-header',
    t('header'),
    'header',
    [{ kind: 'site' }],
    [
      node('header', 'site-header', {
        height: { desktop: 84, phone: 64 },
        fixedHeight: 64,
        menuAlign: 'center',
        logo: [node('logo', 'site-logo', { show: 'logo' })],
        menu: [node('menu', 'site-menu', { phones: 'wrap' })],
        actions: [
          node('button', 'site-action', {
            label: t('getInTouch'),
            link: { url: '/contact' },
            design: { hiddenOn: ['phone'] },
          }),
          node('account-button', 'site-account'),
          node('cart-button', 'site-cart', { opens: 'panel', afterAdding: true }),
        ],
        more: [
          node('button', 'menu-action', {
            label: t('getInTouch'),
            link: { url: '/contact' },
            design: { hiddenOn: ['tablet', 'desktop'] },
          }),
        ],
      }),
    ],
  ),
  template('business-footer', t('footer'), 'footer', [{ kind: 'site' }], [columnsFooter(site)]),
  template(
    'business-post',
    t('post'),
    'body',
    [{ kind: 'all', of: 'post' }],
    [
      section(
        'head',
        [
          node('breadcrumbs', 'breadcrumbs'),
          node('post-title', 'title'),
          node('post-meta', 'meta'),
        ],
        { space: 'small' },
      ),
      node('post-content', 'content'),
      section(
        'foot',
        [
          node('author-box', 'author'),
          node('related-posts', 'related', {
            title: t('more'),
            columns: { desktop: 3, tablet: 2, phone: 1 },
          }),
        ],
        { space: 'small', design: { preset: 'tint' } },
      ),
      talk(),
    ],
  ),
  template(
    'business-posts',
    t('posts'),
    'body',
    [{ kind: 'archive', of: 'post' }],
    [
      section(
        'archive',
        [
          node('breadcrumbs', 'archive-way'),
          node('post-title', 'archive-title'),
          node('post-list', 'posts', {
            source: 'archive',
            layout: 'grid',
            columns: { desktop: 3, tablet: 2, phone: 1 },
            perPage: 12,
          }),
        ],
        { space: 'small' },
      ),
    ],
  ),
  template(
    'business-not-found',
    t('notFound'),
    'body',
    [{ kind: 'not-found' }],
    [
      section('not-found', [
        heading('not-found-title', t('nothingHere'), { level: 'h1', size: '4xl' }),
        node('search', 'not-found-search'),
      ]),
    ],
  ),
  template(
    'business-project',
    t('project'),
    'body',
    [{ kind: 'all', of: 'project' }],
    [
      section(
        'head',
        [
          node('breadcrumbs', 'breadcrumbs'),
          node('post-title', 'title', { layout: 'split' }),
          node('post-meta', 'meta', {
            layout: 'columns',
            showAuthor: false,
            showTags: true,
          }),
        ],
        { space: 'small', design: { preset: 'tint' } },
      ),
      node('post-content', 'content'),
      section(
        'foot',
        [
          node('related-posts', 'related', {
            title: t('moreProjects'),
            columns: { desktop: 3, tablet: 2, phone: 1 },
          }),
          node('post-navigation', 'neighbours', { layout: 'line' }),
        ],
        { space: 'small' },
      ),
      contactSection(t, t('planning'), 'accent'),
    ],
  ),
  template(
    'business-projects',
    t('projects'),
    'body',
    [{ kind: 'archive', of: 'project' }],
    [
      section(
        'archive',
        [
          node('breadcrumbs', 'archive-way'),
          node('post-title', 'archive-title'),
          node('portfolio', 'projects', {
            source: 'archive',
            ratio: '3/2',
            columns: { desktop: 3, tablet: 2, phone: 1 },
            showExcerpt: true,
            perPage: 12,
          }),
        ],
        { space: 'small' },
      ),
    ],
  ),
  template(
    'business-search',
    t('search'),
    'body',
    [{ kind: 'search' }],
    [
      section(
        'search',
        [
          heading('search-title', t('search'), { level: 'h1', size: '4xl' }),
          node('search', 'search-field', { size: 'l', button: 'text' }),
        ],
        { space: 'small', width: 'narrow', design: { preset: 'tint' } },
      ),
      section('found', [node('search-results', 'search-results', { perPage: 12 })], {
        space: 'small',
        width: 'narrow',
      }),
      node('post-content', 'content'),
      contactSection(t, t('notFoundIt')),
    ],
  ),
]
