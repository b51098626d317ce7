import type { Example } from '#module-contract'

export const examples: Example[] = [
  {
    name: 'Paragraphs and a list',
    props: {
      body: '<p>A paragraph says one thing in a few sentences, and a list names what belongs together:</p><ul><li>The first entry has a few words.</li><li>The second has fewer.</li></ul>',
    },
  },
  {
    name: 'Lead with a quotation',
    props: {
      size: 'l',
      body: '<p>We keep things simple, because life does not.</p><blockquote>A thing is finished when somebody uses it every day.</blockquote>',
    },
  },
  {
    name: 'Small, with a table',
    props: {
      size: 's',
      body: '<p>Prices are for one person and include materials.</p><table><tbody><tr><th>Two hours</th><td>€40</td></tr><tr><th>A whole day</th><td>€120</td></tr></tbody></table>',
    },
  },
]
