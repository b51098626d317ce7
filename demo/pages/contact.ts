import { type NewPage, node, pageDocument } from '#pages/schema'
import { opening, two } from '../compose.ts'
import { hours, studioMap } from '../place.ts'

const AT = '60.4497,22.2569'

export const page: NewPage = {
  path: '/contact',
  document: pageDocument(
    {
      title: 'Contact',
      description:
        'Ask for a place at the wheel, a commission, or anything else. The shop is open Thursday to Saturday.',
      image: 'studio-tools',
    },
    [
      opening(
        'contact',
        'Write, call, or come by the river',
        'We answer within two days, usually sooner. By telephone, if our hands are dry.',
      ),
      node('section', 'contact', {
        space: 'small',
        content: [
          two(
            'contact-row',
            '3-2',
            [
              node('contact-form', 'enquiry', {
                submitLabel: 'Send the enquiry',
                success: 'Thank you. We answer within two days, usually sooner.',
                subject: 'Enquiry from the website',
                fields: [
                  { id: 'name', label: 'Name', type: 'input', half: true, autocomplete: 'name' },
                  {
                    id: 'email',
                    label: 'Email',
                    type: 'email',
                    half: true,
                    autocomplete: 'email',
                  },
                  {
                    id: 'about',
                    label: 'What is it about?',
                    type: 'radio',
                    options: [
                      { label: 'A course' },
                      { label: 'A commission' },
                      { label: 'Something else' },
                    ],
                  },
                  {
                    id: 'people',
                    label: 'How many people?',
                    type: 'input',
                    allowed: 'numbers',
                    half: true,
                    rules: [{ field: 'about', operator: 'is', value: 'A course' }],
                  },
                  {
                    id: 'days',
                    label: 'Days that suit you',
                    type: 'checkbox',
                    required: false,
                    options: [{ label: 'Thursday' }, { label: 'Friday' }, { label: 'Saturday' }],
                    rules: [{ field: 'about', operator: 'is', value: 'A course' }],
                  },
                  { id: 'message', label: 'Your message', type: 'text' },
                ],
              }),
            ],
            [
              node('image', 'contact-image', {
                image: { media: 'studio-tools' },
                ratio: '3/2',
                sizes: 'half',
              }),
              node('icon-list', 'contact-ways', {
                lines: 'between',
                items: [
                  {
                    icon: 'phone',
                    text: '+358 200 000 000',
                    link: { url: 'tel:+358200000000' },
                  },
                  {
                    icon: 'mail',
                    text: 'hello@atelier-nord.example',
                    link: { url: 'mailto:hello@atelier-nord.example' },
                  },
                  { icon: 'map-pin', text: 'Läntinen Rantakatu 14, 20100 Turku' },
                ],
              }),
              node('social-links', 'contact-social', {
                layout: 'row',
                show: 'words',
                style: 'plain',
                items: [
                  { network: 'instagram', link: { url: 'https://instagram.example/ateliernord' } },
                  { network: 'mastodon', link: { url: 'https://social.example/@ateliernord' } },
                ],
              }),
            ],
          ),
        ],
      }),
      node('section', 'contact-place', {
        design: { preset: 'tint' },
        content: [
          two(
            'contact-place-row',
            '3-2',
            [studioMap('contact-map')],
            [
              hours('contact-hours'),
              node('divider', 'contact-divider', { icon: 'ship', height: 'none' }),
              node('blurb', 'contact-way', {
                icon: 'tram-front',
                layout: 'start',
                title: 'By tram or by boat',
                level: 'h2',
                body: '<p>Tram 1 to Varvintori, then along the water to the blue door. By boat: the guest pier is two minutes upstream.</p>',
              }),
              node('dropdown', 'contact-directions', {
                label: 'Plan the way',
                layout: 'list',
                items: [
                  {
                    label: 'OpenStreetMap',
                    link: { url: `https://www.openstreetmap.org/directions?to=${AT}`, blank: true },
                  },
                  {
                    label: 'Apple Maps',
                    link: { url: `https://maps.apple.com/?daddr=${AT}`, blank: true },
                  },
                  {
                    label: 'Google Maps',
                    link: {
                      url: `https://www.google.com/maps/dir/?api=1&destination=${AT}`,
                      blank: true,
                    },
                  },
                ],
              }),
            ],
          ),
        ],
      }),
    ],
  ),
}
