import { type NewPage, node, pageDocument } from '#pages/schema'
import { DRIFT_DOWN, DRIFT_UP, mark, opening, two, words } from '../compose.ts'

export const page: NewPage = {
  path: '/about',
  document: pageDocument(
    {
      title: 'About the studio',
      description:
        'Two people, one kiln and a former sail loft by the Aura river: how Atelier Nord works and what it makes.',
      image: 'studio-shelves',
    },
    [
      opening(
        'about',
        'Two people, one kiln, a loft that used to smell of tar',
        'The loft was built for sails in 1911. Sails need length, and so does a throwing room.',
      ),
      node('section', 'about-band', {
        width: 'full',
        space: 'none',
        content: [
          node('image', 'about-shelves', {
            image: { media: 'studio-shelves' },
            ratio: { desktop: '16/9', phone: '4/5' },
            sizes: 'full',
            priority: true,
            caption:
              'Drying shelves on a Thursday, a week before the first firing. The apron belongs to whoever is at the wheel.',
            captionPlace: 'margin',
          }),
        ],
      }),
      node('section', 'about-story', {
        content: [
          two(
            'about-row',
            '1-2',
            [node('heading', 'about-how', { text: 'How we work', size: '2xl' })],
            [
              words(
                'about-text',
                '<p>Forty metres of shelf, a window to the north, a floor that forgives water. One of us throws, the other glazes and keeps the books; on Fridays we swap, and on Mondays we repair what that has done.</p><p>We buy two clays and dig none. Everything that becomes glaze is weighed here, from feldspar, quartz, chalk, kaolin and the ash of the bakery next door.</p>',
              ),
            ],
          ),
        ],
      }),
      node('section', 'about-people', {
        joined: true,
        content: [
          two(
            'about-people-row',
            '1-1',
            [
              node('person', 'about-potter', {
                name: 'The one who throws',
                role: 'Wheel, kiln, deliveries',
                portrait: { media: 'portrait-potter' },
                body: '<p>Learned in a factory that made insulators for power lines, and has liked straight walls ever since. Can be heard singing at 1,100 degrees.</p>',
                links: [{ network: 'email', link: { url: 'mailto:wheel@atelier-nord.example' } }],
                design: DRIFT_DOWN,
              }),
            ],
            [
              node('person', 'about-glazer', {
                name: 'The one who glazes',
                role: 'Recipes, books, courses',
                portrait: { media: 'portrait-glazer' },
                body: '<p>A chemist by training. Writes down everything, also what went wrong, and knows the notebook of 2019 by heart.</p>',
                links: [{ network: 'email', link: { url: 'mailto:glaze@atelier-nord.example' } }],
                design: {
                  ...DRIFT_UP,
                  margin: { desktop: { top: 'space-10' }, phone: { top: '0' } },
                },
              }),
            ],
          ),
        ],
      }),
      node('section', 'about-week', {
        design: { preset: 'tint' },
        content: [
          node('slider', 'about-slider', {
            label: 'A week in the studio',
            layout: 'beside',
            height: 'large',
            slides: [
              {
                kicker: 'Monday',
                title: 'Repairs',
                body: '<p>Tools are oiled and sharpened, the notebook is read, the week is written on the wall and rubbed out again.</p>',
                image: { media: 'studio-tools' },
              },
              {
                kicker: 'Tuesday',
                title: 'Glazes',
                body: '<p>Five buckets, stirred by hand, because a stick does not feel the lumps. It shows on the buckets.</p>',
                image: { media: 'studio-glazes' },
              },
              {
                kicker: 'Wednesday',
                title: 'The wheel',
                body: '<p>Forty cups before noon, six bowls after it. The radio is off: one hears when a wall gets thin.</p>',
                image: { media: 'studio-wheel' },
              },
              {
                kicker: 'Every second Saturday',
                title: 'The kiln',
                body: '<p>Packed by night, lit at five. The curve stands on the slate, so that whoever comes in knows how hot it is without asking.</p>',
                image: { media: 'studio-kiln' },
              },
            ],
          }),
        ],
      }),
      node('section', 'about-kiln', {
        content: [
          two(
            'about-kiln-head',
            '2-1',
            [
              node('heading', 'about-kiln-title', {
                text: 'Half a cubic metre of heat',
                kicker: 'The kiln',
              }),
            ],
            [
              node('icon', 'about-flame', { icon: 'flame', size: 36, weight: 1.5 }),
              node('text', 'about-kiln-text', {
                body: '<p>Where a pot stands decides what becomes of it. Press a point to see why.</p>',
              }),
            ],
            { align: 'end' },
          ),
          node('hotspots', 'about-hotspots', {
            image: { media: 'studio-kiln' },
            layout: 'numbers',
            ratio: '3/2',
            points: [
              {
                title: 'The slate',
                body: '<p>The last firing in chalk: up, hold, up, hold, and down for two days.</p>',
                x: 8,
                y: 46,
              },
              {
                title: 'The top shelf',
                body: '<p>Hottest by nine degrees. Iron goes here, and whatever may turn black.</p>',
                x: 31,
                y: 20,
              },
              {
                title: 'The middle',
                body: '<p>The calm of the kiln: cups and everything that has to match.</p>',
                x: 50,
                y: 50,
              },
              {
                title: 'The bottom',
                body: '<p>Cooler and short of air. Celadon is greenest here, and ochre comes out like leather.</p>',
                x: 66,
                y: 74,
              },
            ],
            design: { margin: { top: 'space-6' } },
          }),
        ],
      }),
      node('section', 'about-materials', {
        design: { preset: 'hairline' },
        content: [
          two(
            'about-materials-row',
            '1-2',
            [node('heading', 'about-materials-title', { text: 'What a pot is made of' })],
            [
              node('tabs', 'about-tabs', {
                label: 'Materials',
                items: [
                  {
                    title: 'Clay',
                    name: 'clay',
                    content: [
                      node('text', 'tab-clay', {
                        body: '<p>A grey stoneware with fine grog for large forms, and a porcelain from Limoges for cups that should let light through. Both are fired to 1,260 °C and hold water without any glaze.</p>',
                      }),
                    ],
                  },
                  {
                    title: 'Glaze',
                    name: 'glaze',
                    content: [
                      node('text', 'tab-glaze', {
                        body: '<p>Twelve glazes, no more: it takes two years to know one. None contains lead, barium or cadmium; leaching is tested once a year by a laboratory, and the report lies on the counter.</p>',
                      }),
                    ],
                  },
                  {
                    title: 'Fire',
                    name: 'fire',
                    content: [
                      node('text', 'tab-fire', {
                        body: '<p>A gas kiln of half a cubic metre, fired every second week. Its waste heat dries the shelves and, from October on, us.</p>',
                      }),
                    ],
                  },
                ],
              }),
            ],
          ),
        ],
      }),
      node('section', 'about-questions', {
        joined: true,
        content: [
          two(
            'about-questions-row',
            '1-2',
            [
              node('heading', 'about-questions-title', {
                text: 'Asked at the counter',
                size: '2xl',
              }),
            ],
            [
              node('toggle', 'about-q1', {
                title: 'Do you repair broken pots?',
                body: '<p>No, but we know who does: there is a woman in Naantali who mends with lacquer and gold, and we bring her what you bring us.</p>',
              }),
              node('toggle', 'about-q2', {
                title: 'May we watch?',
                body: '<p>On Saturdays, from the bench by the door. Children may touch everything on the lowest shelf.</p>',
              }),
              node('toggle', 'about-q3', {
                title: 'Can I have it in another colour?',
                body: '<p>In any of our twelve, from six pieces on. It takes as long as the next two firings: about five weeks.</p>',
              }),
            ],
          ),
        ],
      }),
      node('section', 'about-team', {
        space: 'small',
        content: [
          node('login', 'about-login', {
            layout: 'line',
            title: 'The back door',
            redirect: { url: '/admin' },
            showMore: false,
          }),
        ],
      }),
      mark('about'),
    ],
  ),
}
