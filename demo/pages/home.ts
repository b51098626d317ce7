import { type NewPage, node, pageDocument } from '#pages/schema'
import { DRIFT_UP, mark, RISE, two, words } from '../compose.ts'
import { COURSES } from '../dates.ts'
import { hours, studioMap } from '../place.ts'

const [next] = COURSES

const headline = (id: string, text: string) =>
  node('heading', id, { text, level: 'h1', size: '5xl' })

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
          two(
            'hero-row',
            '2-1',
            [
              node('split-test', 'headline', {
                test: 'homeheadline',
                name: 'Home headline',
                subjects: [
                  {
                    key: 'a',
                    name: 'A: For every day',
                    content: [headline('hero-title', 'Pots for every day, made slowly')],
                  },
                  {
                    key: 'b',
                    name: 'B: By the river',
                    content: [headline('hero-title-b', 'Thrown by the river, made to last')],
                  },
                ],
                goal: 'click',
                goalModule: 'hero-text',
                remembered: 'visit',
              }),
            ],
            [
              words(
                'hero-text',
                '<p>Stoneware and porcelain, thrown and fired by the river in Turku. <a href="/shop">See what is new</a></p>',
              ),
            ],
            { layout: { desktop: '2-1', tablet: '3-2' }, align: 'end' },
          ),
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
          two(
            'new-row',
            '2-3',
            [
              node('heading', 'new-title', {
                text: 'Out of the November kiln',
                kicker: 'New in the shop',
              }),
              words(
                'new-text',
                '<p>Eleven hours up, two days down. What survived is in the shop; what did not is in the path to our door.</p>',
              ),
              node('button', 'new-all', {
                label: 'All pots',
                link: { url: '/shop' },
                style: 'outline',
                icon: 'arrow-right',
              }),
              node('product-grid', 'new-products', {
                source: 'ids',
                ids: 'morning-mug serving-bowl',
                perPage: 2,
                columns: 2,
                controls: false,
                level: 'h3',
                design: { margin: { desktop: { top: 'space-9' }, phone: { top: 'space-5' } } },
              }),
            ],
            [
              node('product-grid', 'new-first', {
                source: 'ids',
                ids: 'teapot',
                perPage: 1,
                columns: 1,
                controls: false,
                level: 'h3',
                design: DRIFT_UP,
              }),
            ],
          ),
        ],
      }),
      node('section', 'film', {
        design: { preset: 'inverse' },
        content: [
          two(
            'film-row',
            '1-3',
            [
              node('heading', 'film-title', {
                text: 'A vase, seventeen seconds',
                kicker: 'Film',
                size: '2xl',
              }),
              node('text', 'film-text', {
                body: '<p>Centred, opened, raised, shaped, dried, dipped, fired. It takes six weeks; we have left out the waiting.</p>',
              }),
            ],
            [
              node('video', 'film-video', {
                file: 'film',
                alternatives: [{ file: 'film-mp4' }],
                poster: { media: 'film-poster' },
                captions: 'film-captions',
                tracks: [
                  { file: 'film-captions-de', kind: 'captions', language: 'de' },
                  { file: 'film-chapters', kind: 'chapters', language: 'en' },
                ],
                transcript: true,
                name: 'A vase is thrown, glazed and fired',
                layout: 'corner',
              }),
            ],
            { align: 'end' },
          ),
        ],
      }),
      node('section', 'commissions', {
        content: [
          two(
            'commissions-head',
            '3-2',
            [
              node('heading', 'commissions-title', {
                text: 'Made for one table, one wall, one window',
                kicker: 'Commissions',
              }),
            ],
            [
              node('text', 'commissions-text', {
                body: '<p>Four or five times a year we make something that will stand in one place only.</p>',
              }),
            ],
            { align: 'end' },
          ),
          node('portfolio', 'commissions-list', {
            label: 'Commissions',
            layout: 'index',
            ratio: '4/3',
            perPage: 6,
            level: 'h3',
            design: { margin: { top: 'space-7' } },
          }),
        ],
      }),
      node('section', 'making', {
        design: { preset: 'tint' },
        content: [
          two(
            'making-row',
            '2-3',
            [
              node('heading', 'making-title', {
                text: 'From lump to lip in six weeks',
                kicker: 'How a pot is made',
              }),
              node('image', 'making-image', {
                image: { media: 'studio-wheel' },
                ratio: '4/5',
                sizes: 'half',
                caption: 'Four hundred grams, weighed; the prints are ours.',
                design: { sticky: { edge: 'top', within: 'row', topOffset: 'space-5' } },
              }),
            ],
            [
              node('timeline', 'making-steps', {
                layout: 'side',
                entries: [
                  {
                    when: 'Day 1',
                    title: 'Throwing',
                    body: '<p>Four hundred grams for a mug, two kilograms for a bowl. A form takes three minutes on the wheel and ten years before that.</p>',
                  },
                  {
                    when: 'Day 2',
                    title: 'Turning',
                    body: '<p>As hard as cheese, the pot stands on its head and the foot is cut. Handles are pulled now, like milking a cow.</p>',
                  },
                  {
                    when: 'Week 1',
                    title: 'Drying',
                    body: '<p>On open shelves: too fast and it cracks, too slow and it bends.</p>',
                  },
                  {
                    when: 'Week 3',
                    title: 'First firing, 960 °C',
                    body: '<p>The clay becomes hard and stays porous, so that it drinks the glaze.</p>',
                  },
                  {
                    when: 'Week 4',
                    title: 'Glazing',
                    body: '<p>Five raw materials, weighed by the gram, sieved three times. Dipped for as long as it takes to say the name of the glaze.</p>',
                  },
                  {
                    when: 'Week 6',
                    title: 'Second firing, 1,260 °C',
                    body: '<p>With less air than the flame wants. That is where iron turns green and copper red.</p>',
                  },
                ],
              }),
            ],
          ),
        ],
      }),
      node('section', 'courses', {
        design: { preset: 'accent' },
        label: 'Courses',
        content: [
          two(
            'courses-row',
            '1-1',
            [
              node('heading', 'courses-title', {
                text: 'Three evenings at the wheel',
                kicker: 'Courses',
              }),
              node('text', 'courses-text', {
                body: '<p>Six people, six wheels, nine hours in all. You take home two pots, glazed and fired. Clay, tools and tea are included: €180.</p>',
              }),
              node('button-group', 'courses-buttons', {
                buttons: [
                  { label: 'Ask for a place', link: { url: '/contact' } },
                  { label: 'All courses and dates', link: { url: '/events' }, style: 'quiet' },
                ],
              }),
            ],
            [
              node('countdown', 'courses-countdown', {
                title: 'The next one begins in',
                endsAt: next.at,
                endText: 'It has begun. The dates of the next ones are on the courses page.',
              }),
            ],
            { align: 'end' },
          ),
        ],
      }),
      node('section', 'numbers', {
        label: 'The studio in numbers',
        content: [
          node('statistics', 'numbers-degrees', {
            size: 'giant',
            items: [
              {
                value: '1,260 °C',
                label: 'and not ten more: at 1,270 the celadon runs off the pot',
              },
            ],
            ...RISE,
          }),
          node('group', 'numbers-others', {
            layout: { desktop: 'grid', phone: 'column' },
            columns: { desktop: 3, tablet: 2 },
            gap: 'large',
            align: 'start',
            content: [
              node('number-counter', 'count-pots', { title: 'pots a year', number: 4200 }),
              node('number-counter', 'count-glazes', { title: 'glazes, all our own', number: 12 }),
              node('circle-counter', 'count-survive', {
                number: 91,
                layout: 'side',
                title: 'come out whole',
                body: '<p>Nine in a hundred do not. They pave the path.</p>',
              }),
            ],
            design: { margin: { top: 'space-8' } },
          }),
        ],
      }),
      node('section', 'voice', {
        content: [
          two(
            'voice-row',
            '1-2',
            [
              node('image', 'voice-image', {
                image: { media: 'commission-restaurant' },
                ratio: '4/5',
                sizes: 'third',
                design: DRIFT_UP,
              }),
            ],
            [
              node('testimonial', 'voice-restaurant', {
                body: '<p>We ordered forty plates and kept the two that were not quite round for ourselves. They are the ones that guests ask about.</p>',
                author: 'A restaurant in Bergen',
                link: { url: '/commissions/tableware-for-forty' },
              }),
            ],
            { align: 'center' },
          ),
        ],
      }),
      node('section', 'journal', {
        design: { preset: 'hairline' },
        content: [
          node('heading', 'journal-title', { text: 'From the journal' }),
          node('post-list', 'journal-posts', {
            label: 'From the journal',
            columns: { desktop: 2, tablet: 2, phone: 1 },
            lead: true,
            showAuthor: false,
            showCategories: false,
            perPage: 3,
            pagination: 'none',
            level: 'h3',
            design: { margin: { top: 'space-6' } },
          }),
        ],
      }),
      mark('home'),
      node('section', 'write', {
        space: 'small',
        joined: true,
        content: [
          node('call-to-action', 'write-call', {
            title: 'Write to us before you need something',
            body: '<p>A pot for a wedding takes six weeks, a table for forty takes six months, an answer two days.</p>',
            buttons: [{ label: 'Write to the studio', link: { url: '/contact' } }],
          }),
        ],
      }),
      node('section', 'place', {
        space: 'small',
        content: [two('place-row', '3-2', [studioMap('place-map', 'h3')], [hours('place-hours')])],
      }),
    ],
  ),
}
