import type { Example, PageNode } from '#module-contract'

function words(id: string, body: string): PageNode[] {
  return [{ type: 'text', props: { id, body } }]
}

export const examples: Example[] = [
  {
    name: 'Three tabs with anchor IDs',
    props: {
      label: 'About the product',
      items: [
        {
          title: 'Overview',
          name: 'overview',
          content: words(
            'tabs-overview',
            '<p>What it is, whom it is for and what makes it different, in two or three sentences that somebody reads who has never heard of it before today.</p><p>A second paragraph says what it is used for, and what it goes well with.</p>',
          ),
        },
        {
          title: 'Features',
          name: 'features',
          content: words(
            'tabs-features',
            '<p>Light, strong and easy to clean. It remembers the last setting, and whatever was changed by mistake can be changed back within a day.</p>',
          ),
        },
        {
          title: 'Delivery and returns',
          name: 'delivery',
          content: words(
            'tabs-delivery',
            '<p>Packed within a day, sent twice a week, tracked on its way. It reaches most places in three days, and the rest of the country in five.</p><ul><li>Express: no</li><li>Pick-up: yes</li><li>Returns: 30 days</li></ul>',
          ),
        },
      ],
    },
  },
  {
    name: 'Titles beside the content',
    props: {
      layout: 'side',
      label: 'Courses',
      items: [
        {
          title: 'First steps',
          name: 'first-steps',
          content: words(
            'tabs-first',
            '<p>Three evenings for people who have never done this before. Six places, materials and drinks included. <strong>€\u00a0190.</strong></p>',
          ),
        },
        {
          title: 'Advanced course',
          name: 'advanced-course',
          content: words(
            'tabs-advanced',
            '<p>One weekend with experts, exercises and time to try things out. You leave with a finished project of your own. <strong>€\u00a0320.</strong></p>',
          ),
        },
        {
          title: 'Open evening for regulars',
          name: 'open-evening',
          content: words(
            'tabs-open',
            '<p>Every Thursday from five to nine. Bring your own work; the kettle is always on. <strong>€\u00a018 an evening.</strong></p>',
          ),
        },
      ],
    },
  },
  {
    name: 'Pills with icons',
    props: {
      style: 'pills',
      label: 'How to get it',
      items: [
        {
          title: 'By post',
          icon: 'truck',
          content: words(
            'tabs-post',
            '<p>Packed within a day, with you in three. The driver rings twice.</p>',
          ),
        },
        {
          title: 'Collect it',
          icon: 'store',
          content: words('tabs-collect', '<p>From ten to six, at the door with the bell.</p>'),
        },
        {
          title: 'As a gift',
          icon: 'gift',
          content: words(
            'tabs-gift',
            '<p>Wrapped in paper, with a card that says what you want it to say.</p>',
          ),
        },
      ],
    },
  },
  {
    name: 'Boxes, with an image that changes',
    props: {
      style: 'boxes',
      label: 'Rooms',
      items: [
        {
          title: 'Ground floor',
          image: { media: 'placeholder' },
          content: words(
            'tabs-ground',
            '<p>The long table, the kitchen, and a door that is open whenever somebody is in.</p><p>Twelve people sit here, sixteen if they like each other.</p>',
          ),
        },
        {
          title: 'First floor',
          image: { media: 'placeholder-wide' },
          content: words(
            'tabs-first-floor',
            '<p>Two rooms with north light, for work that needs quiet.</p>',
          ),
        },
        {
          title: 'Roof',
          image: { media: 'placeholder-square' },
          content: words('tabs-roof', '<p>Four chairs, and the river.</p>'),
        },
      ],
    },
  },
  {
    name: 'Long titles, the second open initially',
    props: {
      label: 'Pflege',
      initial: 2,
      items: [
        {
          title: 'Produktpflegeanleitungshinweise',
          name: 'pflege',
          content: words('tabs-care-a', '<p>Spülmaschine ja, Scheuermilch nein.</p>'),
        },
        {
          title: 'Lieferzeitenberechnungsgrundlagen',
          name: 'lieferung',
          content: words('tabs-care-b', '<p>Standard drei Tage, Express ein Tag.</p>'),
        },
      ],
    },
  },
]
