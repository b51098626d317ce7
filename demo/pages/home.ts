import { type NewPage, node, pageDocument } from '#pages/schema'

/** Three weeks ahead of the day the demo is made, so that the countdown always counts. */
const nextCourse = new Date(Date.now() + 23 * 86_400_000).setUTCHours(15, 0, 0, 0)

export const page: NewPage = {
  path: '/',
  document: pageDocument(
    {
      title: 'Atelier Nord',
      description:
        'A small ceramics studio in Turku: stoneware and porcelain for every day, courses at the wheel, commissions for tables and walls.',
      image: 'hero',
    },
    [
      node('section', 'hero', {
        space: 'small',
        content: [
          node('row', 'hero-row', {
            layout: { desktop: '3-1', tablet: '3-2' },
            align: 'end',
            columns: [
              node('column', 'hero-words', {
                content: [
                  node('heading', 'hero-title', {
                    text: 'Pots for every day, made slowly',
                    level: 'h1',
                    size: '5xl',
                  }),
                ],
              }),
              node('column', 'hero-more', {
                gap: 'small',
                content: [
                  node('text', 'hero-text', {
                    body: '<p>Stoneware and porcelain, thrown and fired by the river in Turku.</p>',
                  }),
                  node('button', 'hero-button', {
                    label: 'See what is new',
                    link: { url: '/shop' },
                    style: 'quiet',
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      node('section', 'hero-band', {
        width: 'full',
        space: 'none',
        content: [
          node('image', 'hero-image', {
            image: { media: 'hero' },
            phoneImage: { media: 'hero-phone' },
            ratio: { desktop: '21/9', tablet: '16/9', phone: '4/5' },
            sizes: 'full',
            priority: true,
          }),
        ],
      }),
      node('section', 'new', {
        content: [
          node('row', 'new-head', {
            layout: '3-2',
            align: 'end',
            columns: [
              node('column', 'new-head-a', {
                content: [node('heading', 'new-title', { text: 'Out of the November kiln' })],
              }),
              node('column', 'new-head-b', {
                content: [
                  node('text', 'new-text', {
                    body: '<p>Eleven hours up, two days down. What survived is in the shop; what did not is in the path to our door.</p>',
                  }),
                ],
              }),
            ],
          }),
          node('product-grid', 'new-products', {
            source: 'featured',
            perPage: 4,
            columns: { desktop: 4, tablet: 2, phone: 2 },
            controls: false,
            level: 'h3',
          }),
          node('button', 'new-all', {
            label: 'All pots',
            link: { url: '/shop' },
            style: 'outline',
            icon: 'arrow-right',
          }),
        ],
      }),
      node('section', 'commissions', {
        design: { preset: 'tint' },
        content: [
          node('heading', 'commissions-title', {
            text: 'Made for one table, one wall, one window',
            kicker: 'Commissions',
          }),
          node('portfolio', 'commissions-list', {
            label: 'Commissions',
            layout: 'fullwidth',
            words: 'overlay',
            perPage: 6,
            level: 'h3',
          }),
        ],
      }),
      node('section', 'making', {
        content: [
          node('row', 'making-row', {
            layout: '1-1',
            gap: 'wide',
            align: 'center',
            columns: [
              node('column', 'making-picture', {
                content: [
                  node('image', 'making-image', {
                    image: { media: 'studio-wheel' },
                    ratio: '4/5',
                    sizes: 'half',
                  }),
                ],
              }),
              node('column', 'making-words', {
                gap: 'large',
                content: [
                  node('heading', 'making-title', { text: 'From lump to lip in six weeks' }),
                  node('accordion', 'making-steps', {
                    items: [
                      {
                        title: 'Throwing',
                        body: '<p>Four hundred grams for a mug, two kilograms for a bowl. A form takes three minutes on the wheel and ten years before that.</p>',
                      },
                      {
                        title: 'Turning and drying',
                        body: '<p>The next day the foot is cut. Then a week on open shelves: too fast and it cracks, too slow and it bends.</p>',
                      },
                      {
                        title: 'First firing',
                        body: '<p>960 °C. The clay becomes hard and stays porous, so that it drinks the glaze.</p>',
                      },
                      {
                        title: 'Glazing',
                        body: '<p>Five raw materials, weighed by the gram, sieved three times. Dipped for as long as it takes to say the name of the glaze.</p>',
                      },
                      {
                        title: 'Second firing',
                        body: '<p>1,260 °C, with less air than the flame wants. That is where iron turns green and copper red.</p>',
                      },
                    ],
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      node('section', 'courses', {
        design: { preset: 'inverse' },
        label: 'Courses',
        content: [
          node('row', 'courses-row', {
            layout: '1-1',
            gap: 'wide',
            align: 'center',
            columns: [
              node('column', 'courses-words', {
                content: [
                  node('heading', 'courses-title', {
                    text: 'Three evenings at the wheel',
                    kicker: 'Courses',
                  }),
                  node('text', 'courses-text', {
                    body: '<p>Six people, six wheels, nine hours in all. You take home two pots, glazed and fired. Clay, tools and tea are included: €180.</p>',
                  }),
                  node('button', 'courses-button', {
                    label: 'Ask for a place',
                    link: { url: '/contact' },
                  }),
                ],
              }),
              node('column', 'courses-count', {
                content: [
                  node('countdown', 'courses-countdown', {
                    title: 'The next course begins in',
                    endsAt: nextCourse,
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      node('section', 'numbers', {
        label: 'The studio in numbers',
        content: [
          node('row', 'numbers-row', {
            layout: { desktop: '1-1-1-1', phone: '1-1' },
            columns: [
              ['pots', 4200, 'pots a year'],
              ['degrees', 1260, 'degrees in the kiln'],
              ['glazes', 12, 'glazes, all our own'],
              ['breaks', 9, 'in a hundred break'],
            ].map(([id, value, title]) =>
              node('column', `numbers-${id}`, {
                content: [node('number-counter', `count-${id}`, { title, number: value })],
              }),
            ),
          }),
        ],
      }),
      node('section', 'voice', {
        joined: true,
        width: 'narrow',
        content: [
          node('testimonial', 'voice-restaurant', {
            body: '<p>We ordered forty plates and kept the two that were not quite round for ourselves. They are the ones that guests ask about.</p>',
            author: 'A restaurant in Bergen',
          }),
        ],
      }),
      node('section', 'journal', {
        design: { preset: 'hairline' },
        content: [
          node('heading', 'journal-title', { text: 'From the journal' }),
          node('post-list', 'journal-posts', {
            label: 'From the journal',
            columns: { desktop: 3, tablet: 3, phone: 1 },
            showAuthor: false,
            showCategories: false,
            perPage: 3,
            pagination: 'none',
            level: 'h3',
          }),
        ],
      }),
    ],
  ),
}
