import type { Example } from '#module-kit'

export const examples: Example[] = [
  {
    name: 'Paragraphs and a list',
    props: {
      body: '<p>Every glaze here is mixed from five raw materials: feldspar, quartz, chalk, kaolin and ash.</p><ul><li>Celadon takes two per cent of iron.</li><li>Tenmoku takes eight.</li></ul>',
    },
  },
  {
    name: 'Lead with a quotation',
    props: {
      size: 'l',
      body: '<p>We keep the forms simple, because the fire does not.</p><blockquote>A cup is finished when somebody has chipped it.</blockquote>',
    },
  },
]
