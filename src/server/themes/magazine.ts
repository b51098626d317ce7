import { node, pageDocument } from '#pages/schema'
import { magazineShop } from './magazine-shop.ts'
import { magazineTemplates } from './magazine-templates.ts'
import { column, heading, section, text } from './parts.ts'
import type { Theme } from './theme.ts'

/** Theme for reading: large serif titles, varied lists, one red. */
export const magazine: Theme = {
  name: 'magazine',
  look: {
    colours: {
      light: {
        background: '#fffdfa',
        surface: '#ffffff',
        tint: '#f4eee7',
        text: '#1a1514',
        muted: '#5a4f4c',
        accent: '#a81e2b',
        'accent-strong': '#83141f',
        'on-accent': '#ffffff',
        secondary: '#34566b',
        'secondary-strong': '#274252',
        tertiary: '#6a5b2e',
      },
      dark: {
        background: '#171312',
        surface: '#211b1a',
        tint: '#2a2221',
        text: '#f6efea',
        muted: '#cbbeb8',
        accent: '#ff938b',
        'accent-strong': '#ffb3ad',
        'on-accent': '#2b0807',
        secondary: '#9dc1d6',
        'secondary-strong': '#bcd6e5',
        tertiary: '#d6c48c',
      },
    },
    displayFont: 'fraunces',
    textFont: 'instrument-sans',
  },

  templates: (t, site) => [...magazineTemplates(t, site), ...magazineShop(t)],

  pages: t => [
    {
      path: '/latest',
      document: pageDocument({ title: t('latest') }, [
        section(
          'lead',
          [
            heading('lead-title', t('latest'), { level: 'h1', size: '4xl' }),
            node('post-list', 'lead-posts', {
              lead: true,
              columns: { desktop: 2, phone: 1 },
              perPage: 5,
              pagination: 'none',
            }),
          ],
          { space: 'small' },
        ),
        section(
          'rest',
          [
            heading('rest-title', t('more')),
            node('row', 'rest-row', {
              layout: { desktop: '2-1', tablet: '2-1', phone: '1' },
              columns: [
                column(
                  'rest-posts-column',
                  node('post-list', 'rest-posts', { layout: 'list', skip: 5, perPage: 8 }),
                ),
                column('rest-side', node('search', 'rest-search')),
              ],
            }),
          ],
          { space: 'small' },
        ),
      ]),
    },
    {
      path: '/about',
      document: pageDocument({ title: t('about') }, [
        section(
          'about',
          [
            heading('about-title', t('about'), { level: 'h1', size: '5xl' }),
            text('about-text', t('aboutText')),
          ],
          { width: 'narrow' },
        ),
      ]),
    },
  ],
}
