import { type NewPage, node } from '#pages/schema'
import { centeredFooter } from './footer.ts'
import { heading, latestPosts, section, talk, template } from './parts.ts'
import type { ThemeTexts } from './texts.ts'
import type { ThemeSite } from './theme.ts'

export const magazineTemplates = (t: ThemeTexts, site: ThemeSite): NewPage[] => [
  template(
    'magazine-header',
    t('header'),
    'header',
    [{ kind: 'site' }],
    [
      node('header', 'site-header', {
        style: 'centered',
        height: { desktop: 120, phone: 64 },
        fixedHeight: 64,
        logo: [node('logo', 'site-logo', { show: 'name', tagline: true })],
        menu: [node('menu', 'site-menu', { phones: 'wrap' })],
        actions: [
          node('search', 'site-search', { style: 'icon' }),
          node('account-button', 'site-account'),
          node('cart-button', 'site-cart', { opens: 'panel', afterAdding: true }),
        ],
      }),
    ],
  ),
  template('magazine-footer', t('footer'), 'footer', [{ kind: 'site' }], [centeredFooter(site)]),
  template(
    'magazine-post',
    t('post'),
    'body',
    [{ kind: 'all', of: 'post' }],
    [
      section(
        'head',
        [node('post-title', 'title', { layout: 'split' }), node('post-meta', 'meta')],
        { space: 'small' },
      ),
      node('post-content', 'content'),
      section(
        'foot',
        [
          node('author-box', 'author'),
          node('post-navigation', 'neighbours', { layout: 'images' }),
          node('related-posts', 'related', {
            title: t('more'),
            columns: { desktop: 3, tablet: 2, phone: 1 },
          }),
        ],
        { space: 'small' },
      ),
      talk(),
    ],
  ),
  template(
    'magazine-posts',
    t('posts'),
    'body',
    [{ kind: 'archive', of: 'post' }],
    [
      section(
        'archive',
        [
          node('post-title', 'archive-title', { layout: 'portrait' }),
          node('post-list', 'posts', {
            source: 'archive',
            layout: 'masonry',
            columns: { desktop: 3, tablet: 2, phone: 1 },
            perPage: 12,
          }),
        ],
        { space: 'small' },
      ),
    ],
  ),
  template(
    'magazine-not-found',
    t('notFound'),
    'body',
    [{ kind: 'not-found' }],
    [
      section(
        'not-found',
        [
          heading('not-found-title', t('nothingHere'), { level: 'h1', size: '5xl' }),
          node('search', 'not-found-search'),
          heading('not-found-more', t('latest')),
          node('post-list', 'not-found-posts', {
            columns: { desktop: 3, tablet: 2, phone: 1 },
            perPage: 3,
            pagination: 'none',
          }),
        ],
        { space: 'small' },
      ),
    ],
  ),
  template(
    'magazine-project',
    t('project'),
    'body',
    [{ kind: 'all', of: 'project' }],
    [
      section('head', [node('post-title', 'title', { layout: 'image' })], {
        width: 'full',
        space: 'none',
      }),
      section(
        'facts',
        [
          node('post-meta', 'meta', {
            layout: 'columns',
            showAuthor: false,
            showCategories: false,
            showTags: true,
          }),
        ],
        { space: 'small' },
      ),
      node('post-content', 'content'),
      section(
        'foot',
        [
          node('post-navigation', 'neighbours', { layout: 'images' }),
          node('related-posts', 'related', {
            title: t('moreProjects'),
            layout: 'overlay',
            columns: { desktop: 3, tablet: 3, phone: 1 },
          }),
        ],
        { space: 'small' },
      ),
    ],
  ),
  template(
    'magazine-projects',
    t('projects'),
    'body',
    [{ kind: 'archive', of: 'project' }],
    [
      section(
        'archive',
        [
          node('post-title', 'archive-title', { layout: 'centered' }),
          node('portfolio', 'projects', { source: 'archive', layout: 'index', perPage: 24 }),
        ],
        { space: 'small' },
      ),
    ],
  ),
  template(
    'magazine-search',
    t('search'),
    'body',
    [{ kind: 'search' }],
    [
      section(
        'search',
        [
          heading('search-title', t('search'), { level: 'h1', size: '5xl', align: 'center' }),
          node('search', 'search-field', { style: 'line', size: 'l' }),
        ],
        { space: 'small', width: 'narrow' },
      ),
      section(
        'found',
        [node('search-results', 'search-results', { layout: 'cards', perPage: 12 })],
        { space: 'small' },
      ),
      node('post-content', 'content'),
      latestPosts(t('latest')),
    ],
  ),
]
