import { node, pageDocument } from '#pages/schema'
import { columnsFooter } from './footer.ts'
import { column, heading, section, template, text } from './parts.ts'
import type { Theme } from './theme.ts'

/** For a firm: what it does, for whom, and how to reach it. Calm, blue, without serifs. */
export const business: Theme = {
  name: 'business',
  look: {
    colours: {
      light: {
        background: '#ffffff',
        surface: '#f7f9fc',
        tint: '#eaf0f7',
        text: '#14202e',
        muted: '#4a5969',
        accent: '#1d5bb8',
        'accent-strong': '#164689',
        'on-accent': '#ffffff',
        secondary: '#2c7a74',
        'secondary-strong': '#1f5c57',
        tertiary: '#6a4fa3',
      },
      dark: {
        background: '#10161d',
        surface: '#18212b',
        tint: '#1d2835',
        text: '#ebf1f7',
        muted: '#b4c1ce',
        accent: '#84b4f7',
        'accent-strong': '#a6c9fa',
        'on-accent': '#081a30',
        secondary: '#7fc9c2',
        'secondary-strong': '#a0dad4',
        tertiary: '#bda9ea',
      },
    },
    displayFont: 'instrument-sans',
    textFont: 'instrument-sans',
  },

  templates: (t, site) => [
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
          logo: [node('logo', 'site-logo', { show: 'both' })],
          menu: [node('menu', 'site-menu', { phones: 'wrap' })],
          actions: [
            node('button', 'site-action', {
              label: t('getInTouch'),
              link: { url: '/contact' },
              design: { hiddenOn: ['phone'] },
            }),
            node('cart-button', 'site-cart'),
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
          { space: 'small', width: 'narrow' },
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
        section('talk', [node('comments', 'comments')], { space: 'small', width: 'narrow' }),
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
  ],

  pages: t => [
    {
      path: '/welcome',
      document: pageDocument({ title: t('home') }, [
        section('start', [
          node('hero', 'start-hero', {
            title: t('whatYouDo'),
            subtitle: t('whoFor'),
            layout: 'beside',
            buttons: [{ label: t('getInTouch'), link: { url: '/contact' } }],
          }),
        ]),
        section(
          'offers',
          [
            heading('offers-title', t('services')),
            node('row', 'offers-row', {
              layout: { desktop: '1-1-1', tablet: '1-1-1', phone: '1' },
              columns: ['one', 'two', 'three'].map(id =>
                column(
                  `offer-${id}`,
                  node('blurb', `offer-${id}-text`, {
                    icon: 'check',
                    title: t('oneService'),
                    body: `<p>${t('oneServiceText')}</p>`,
                  }),
                ),
              ),
            }),
          ],
          { design: { preset: 'tint' } },
        ),
      ]),
    },
    ...(['services', 'about', 'contact'] as const).map(name => ({
      path: `/${name}`,
      document: pageDocument({ title: t(name) }, [
        section(
          name,
          [
            heading(`${name}-title`, t(name), { level: 'h1', size: '4xl' }),
            text(`${name}-text`, t(BEGINNINGS[name])),
            ...(name === 'contact' ? [node('contact-form', 'contact-form')] : []),
          ],
          { width: 'narrow' },
        ),
      ]),
    })),
  ],
}

const BEGINNINGS = {
  services: 'oneServiceText',
  about: 'aboutText',
  contact: 'contactText',
} as const
