import { node } from '#pages/schema'
import { post } from '../post.ts'

export const page = post({
  slug: 'two-per-cent-of-iron',
  title: 'Two per cent of iron',
  lead: 'Why celadon is green, and why ours is a little grey.',
  image: 'journal-celadon',
  published: [2026, 10, 29],
  body: '<p>Iron is the cheapest colour there is. Eight per cent of it in a glaze gives black, four gives honey. Two per cent, fired with too little air, gives celadon.</p><p>In a kiln with enough oxygen iron rusts, as it does in the rain: three atoms of oxygen for two of iron, and the glaze turns amber. When we close the damper, the flame looks for oxygen elsewhere and takes it from the glaze. What stays is iron with one atom of oxygen for each, and that is green.</p><h2>Where the grey comes from</h2><p>Titanium, mostly. There is a trace of it in our clay, and a trace is enough. Potters in Longquan dug theirs where there was none, and had jade. We have the sky over Turku in March, and have come to like it.</p><blockquote>A celadon is not a colour, it is a thickness.</blockquote><p>Hold a cup against the light: over the throwing rings the glaze is thin and almost white, in the grooves it is deep. So we leave the rings.</p><table><caption>Our celadon, by weight</caption><thead><tr><th scope="col">Material</th><th scope="col">Parts</th></tr></thead><tbody><tr><td>Feldspar</td><td>42</td></tr><tr><td>Quartz</td><td>28</td></tr><tr><td>Chalk</td><td>18</td></tr><tr><td>Kaolin</td><td>10</td></tr><tr><td>Red iron oxide</td><td>2</td></tr></tbody></table>',
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
        }),
      ],
    }),
  ],
})
