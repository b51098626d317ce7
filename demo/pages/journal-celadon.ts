import { node } from '#pages/schema'
import { post } from '../post.ts'

export const page = post({
  slug: 'two-per-cent-of-iron',
  title: 'Two per cent of iron',
  lead: 'Why celadon is green, and why ours is a little grey.',
  image: 'journal-celadon',
  caption:
    'The same glaze three times: once dipped, twice dipped, and left in the bucket for a breath too long.',
  category: 'Glaze',
  tags: ['Iron', 'Celadon', 'Reduction'],
  published: [2026, 10, 29],
  body: [
    node('text', 'post-text', {
      body: '<p>Iron is the cheapest colour there is. Eight per cent of it in a glaze gives black, four gives honey. Two per cent, fired with too little air, gives celadon.</p>',
    }),
    node('tooltip', 'post-reduction', {
      before:
        'In a kiln with enough oxygen iron rusts, as it does in the rain, and the glaze turns amber. When we close the damper, potters speak of a',
      label: 'reduction',
      after:
        'firing: the flame looks for oxygen elsewhere and takes it from the glaze. What stays is green.',
      tip: 'Fe₂O₃ becomes FeO: three atoms of oxygen for two of iron become one for one.',
    }),
    node('before-after', 'post-mugs', {
      before: { media: 'morning-mug' },
      after: { media: 'morning-mug-celadon' },
      beforeLabel: 'No iron',
      afterLabel: 'Two per cent',
      caption: 'The same mug, the same shelf, the same night. Drag the line.',
      ratio: '1/1',
      design: { margin: { top: 'space-6', bottom: 'space-6' } },
    }),
    node('text', 'post-grey', {
      body: '<h2>Where the grey comes from</h2><p>Titanium, mostly. There is a trace of it in our clay, and a trace is enough. Potters in Longquan dug theirs where there was none, and had jade. We have the sky over Turku in March, and have come to like it.</p><blockquote>A celadon is not a colour, it is a thickness.</blockquote><p>Hold a cup against the light: over the throwing rings the glaze is thin and almost white, in the grooves it is deep. So we leave the rings.</p><h2>Our celadon, by weight</h2>',
    }),
    node('bar-counters', 'post-recipe', {
      layout: 'lines',
      colour: 'secondary',
      items: [
        { title: 'Feldspar', percent: 42 },
        { title: 'Quartz', percent: 28 },
        { title: 'Chalk', percent: 18 },
        { title: 'Kaolin', percent: 10 },
        { title: 'Red iron oxide', percent: 2, colour: 'accent' },
      ],
      design: { margin: { top: 'space-5' } },
    }),
    node('text', 'post-firing', {
      body: '<table><caption>And how it is fired</caption><thead><tr><th scope="col">Until</th><th scope="col">Degrees an hour</th><th scope="col">Air</th></tr></thead><tbody><tr><td>600 °C</td><td>90</td><td>Plenty</td></tr><tr><td>950 °C</td><td>140</td><td>Plenty</td></tr><tr><td>1,260 °C</td><td>60</td><td>Less than the flame wants</td></tr></tbody></table>',
      design: { margin: { top: 'space-6' } },
    }),
  ],
  after: [
    node('section', 'post-shop', {
      space: 'small',
      design: { preset: 'tint' },
      content: [
        node('heading', 'post-shop-title', { text: 'In celadon', size: '2xl' }),
        node('product-grid', 'post-products', {
          source: 'tag',
          tag: 'celadon',
          perPage: 3,
          columns: { desktop: 3, tablet: 3, phone: 2 },
          controls: false,
          level: 'h3',
          design: { margin: { top: 'space-6' } },
        }),
      ],
    }),
  ],
})
