import { type NewPage, node, pageDocument } from '#pages/schema'
import { mark, RISE, two } from '../compose.ts'
import { COURSES, inWords } from '../dates.ts'
import { courseBooking } from '../forms.ts'

const [next] = COURSES
const rows = COURSES.map(
  ({ name, at, places }) => `<tr><td>${inWords(at)}</td><td>${name}</td><td>${places}</td></tr>`,
)
const ask = { label: 'Ask for a place', link: { url: '#events-booking' } }

export const page: NewPage = {
  path: '/events',
  document: pageDocument(
    {
      title: 'Courses',
      description:
        'Courses at Atelier Nord in Turku: three evenings at the wheel, a Saturday for building by hand, a day of glazing. Dates, prices, what to bring.',
      image: 'studio-wheel',
    },
    [
      node('section', 'events-top', {
        space: 'small',
        content: [
          node('hero', 'events-hero', {
            title: 'Nine hours, two pots, wet knees',
            subtitle:
              'Six people at six wheels, one of us between them. Nobody has to be good at it; everybody takes home something that holds water.',
            buttons: [ask, { label: 'Dates', link: { url: '#events-dates' }, style: 'outline' }],
            image: { media: 'studio-wheel' },
            layout: 'beside',
            width: 'page',
            place: 'top',
          }),
        ],
      }),
      node('section', 'events-next', {
        design: { preset: 'inverse' },
        label: 'The next course',
        space: 'small',
        content: [
          two(
            'events-next-row',
            '1-1',
            [
              node('heading', 'events-next-title', {
                text: next.name,
                kicker: inWords(next.at),
              }),
              node('text', 'events-next-text', {
                body: `<p>${next.places}. Three Tuesdays, 17 to 20, and a fourth for fetching.</p>`,
              }),
            ],
            [
              node('countdown', 'events-countdown', {
                title: 'Begins in',
                endsAt: next.at,
                date: 'fallback',
                endText: 'It has begun.',
              }),
            ],
            { align: 'end' },
          ),
        ],
      }),
      node('section', 'events-prices', {
        content: [
          node('heading', 'events-prices-title', { text: 'Three ways to get your hands dirty' }),
          node('pricing-table', 'events-plans', {
            layout: 'lines',
            design: { margin: { top: 'space-7' } },
            plans: [
              {
                name: 'A Saturday for hands',
                description: 'Pinching, coiling, slabs. Without a wheel, from eight years on.',
                price: '€95',
                unit: 'five hours, soup included',
                features: [
                  { label: 'Two pots, glazed and fired' },
                  { label: 'Clay, tools, apron' },
                  { label: 'At the wheel', included: false },
                ],
                ...ask,
                style: 'outline',
              },
              {
                name: 'Three evenings',
                description: 'From the first lump to a cup with a foot.',
                price: '€180',
                unit: 'nine hours, tea included',
                featured: true,
                badge: 'Most asked for',
                features: [
                  { label: 'Two pots, glazed and fired' },
                  { label: 'Clay, tools, apron' },
                  { label: 'At the wheel', value: 'One each' },
                ],
                ...ask,
              },
              {
                name: 'Glazing, one day',
                description: 'Twelve glazes, thirty test tiles, one notebook of your own.',
                price: '€130',
                unit: 'six hours, soup included',
                features: [
                  { label: 'Two pots, glazed and fired', value: 'Bring them bisque fired' },
                  { label: 'Clay, tools, apron' },
                  { label: 'At the wheel', included: false },
                ],
                ...ask,
                style: 'outline',
              },
            ],
          }),
        ],
      }),
      node('section', 'events-evenings', {
        design: { preset: 'tint' },
        content: [
          two(
            'events-evenings-row',
            '1-2',
            [
              node('heading', 'events-evenings-title', {
                text: 'Evening by evening',
                kicker: 'Three evenings',
              }),
              node('popover', 'events-bring', {
                label: 'What to bring',
                content: [
                  node('icon-list', 'events-bring-list', {
                    items: [
                      { icon: 'scissors', text: 'Short nails, or the courage to cut them' },
                      { icon: 'shirt', text: 'A shirt that may get grey' },
                      { icon: 'hand', text: 'No rings: they stay in the clay' },
                    ],
                  }),
                ],
              }),
            ],
            [
              node('accordion', 'events-accordion', {
                items: [
                  {
                    title: 'First: the middle',
                    body: '<p>Centring, for three hours. It is the whole craft, and it is dull until the moment when it works; then nobody wants to go home.</p>',
                  },
                  {
                    title: 'Second: the wall',
                    body: '<p>Opening and raising. Most pots of this evening become very honest bowls. The two best stay on the shelf, the others go back into the bucket.</p>',
                  },
                  {
                    title: 'Third: the foot',
                    body: '<p>Turning what has dried, pulling a handle for whoever wants one, pressing your sign into the base. Then it is our turn: drying, firing, glazing, firing.</p>',
                  },
                ],
              }),
            ],
          ),
        ],
      }),
      node('section', 'events-dates', {
        content: [
          two(
            'events-dates-row',
            '1-2',
            [
              node('heading', 'events-dates-title', { text: 'Dates', ...RISE }),
              node('text', 'events-dates-note', {
                size: 's',
                body: '<p>Evenings begin at 17.00, days at 11.00, by the clock in Turku. Write to us if none of them suits you: from four people on we open on any day but Sunday.</p>',
              }),
            ],
            [
              node('text', 'events-dates-table', {
                body: `<table><thead><tr><th scope="col">Begins</th><th scope="col">Course</th><th scope="col">Places</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
              }),
            ],
          ),
        ],
      }),
      node('section', 'events-booking', {
        design: { preset: 'tint' },
        content: [
          two(
            'events-booking-row',
            '1-2',
            [
              node('heading', 'events-booking-title', { text: 'Ask for a place' }),
              node('text', 'events-booking-note', {
                size: 's',
                body: '<p>Nothing is paid here. We write to you, and hold the places for two days.</p>',
              }),
            ],
            [courseBooking()],
          ),
        ],
      }),
      node('section', 'events-questions', {
        design: { preset: 'hairline' },
        content: [
          node('faq', 'events-faq', {
            title: 'Asked before every course',
            layout: 'beside',
            items: [
              {
                question: 'Do I have to be able to draw, or be strong?',
                answer:
                  '<p>Neither. Centring needs elbows on knees, not muscles. The best first cups we have seen were made by a dentist and by a girl of eleven.</p>',
              },
              {
                question: 'What happens when I am ill?',
                answer:
                  '<p>You come to the next course instead. We move a place twice, without asking for a note.</p>',
              },
              {
                question: 'In which language do you teach?',
                answer:
                  '<p>In Finnish, Swedish or English, as the six of you like it. Hands say most of it.</p>',
              },
              {
                question: 'Can I give a course to somebody?',
                answer:
                  '<p>With a <a href="/product/gift-card">gift card</a>: on paper, and it does not expire.</p>',
              },
            ],
          }),
        ],
      }),
      mark('events'),
    ],
  ),
}
