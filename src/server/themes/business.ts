import { node, pageDocument } from '#pages/schema'
import { businessShop } from './business-shop.ts'
import { businessTemplates } from './business-templates.ts'
import { column, heading, section, text } from './parts.ts'
import type { Theme } from './theme.ts'

/** Theme for companies: services, customers, contact. Blue, without serifs. */
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

  templates: (t, site) => [...businessTemplates(t, site), ...businessShop(t)],

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
