import type { Example, PageNode } from '#module-kit'

function words(id: string, body: string): PageNode[] {
  return [{ type: 'text', props: { id, body } }]
}

export const examples: Example[] = [
  {
    name: 'Three tabs with anchor IDs',
    props: {
      label: 'What our clay is',
      items: [
        {
          title: 'Stoneware',
          name: 'stoneware',
          content: words(
            'tabs-stoneware',
            '<p>From the Westerwald, grey and patient. It forgives a slow hand and fires at 1,240\u00a0°C to a body so dense that it holds water without glaze.</p><p>We use it for plates, teapots and everything that goes into an oven.</p>',
          ),
        },
        {
          title: 'Porcelain',
          name: 'porcelain',
          content: words(
            'tabs-porcelain',
            '<p>From Limoges. White, translucent at two millimetres, and it remembers every mistake: a cup that was bent while wet bends back in the kiln.</p>',
          ),
        },
        {
          title: 'Local earthenware',
          name: 'earthenware',
          content: words(
            'tabs-earthenware',
            '<p>Dug behind the studio, sieved twice, dried on plaster. It turns the red of a roof at 1,040\u00a0°C. We keep it for the outside of planters.</p><ul><li>Frost-proof: no</li><li>Dishwasher: no</li><li>Beautiful: yes</li></ul>',
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
          title: 'First turns',
          name: 'first-turns',
          content: words(
            'tabs-first',
            '<p>Three evenings at the wheel for people who have never touched clay. Six places, clay and both firings included. <strong>€\u00a0190.</strong></p>',
          ),
        },
        {
          title: 'Glaze laboratory',
          name: 'glaze-laboratory',
          content: words(
            'tabs-glaze',
            '<p>One weekend with feldspar, quartz, chalk, kaolin and ash. You leave with forty test tiles and a recipe of your own. <strong>€\u00a0320.</strong></p>',
          ),
        },
        {
          title: 'Open studio for regulars',
          name: 'open-studio',
          content: words(
            'tabs-open',
            '<p>Every Thursday from five to nine. Bring your own work; the kettle is always on. <strong>€\u00a018 an evening.</strong></p>',
          ),
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
          title: 'Steinzeuggeschirrpflegehinweise',
          name: 'pflege',
          content: words('tabs-care-a', '<p>Spülmaschine ja, Scheuermilch nein.</p>'),
        },
        {
          title: 'Porzellanbrennofentemperaturen',
          name: 'brand',
          content: words(
            'tabs-care-b',
            '<p>Schrühbrand 980\u00a0°C, Glattbrand 1.260\u00a0°C.</p>',
          ),
        },
      ],
    },
  },
]
