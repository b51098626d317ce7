import { type NewPage, node, pageDocument } from '#pages/schema'

/** Template of all products. */
export const page: NewPage = {
  path: '/product',
  kind: 'template',
  template: {
    part: 'body',
    conditions: { include: [{ kind: 'all', of: 'product' }], exclude: [] },
  },
  document: pageDocument({ title: 'Product' }, [
    node('section', 'product-section', {
      space: 'small',
      content: [
        node('breadcrumbs', 'product-way', { separator: 'slash' }),
        node('product', 'product', {
          upsellsTitle: 'Goes with',
          more: [
            node('wishlist-button', 'product-wish'),
            node('icon-list', 'product-promise', {
              lines: 'between',
              items: [
                { icon: 'truck', text: 'Leaves Turku within two days, in wool and paper' },
                { icon: 'package', text: 'Broken on its way? A photograph, and another one comes' },
                {
                  icon: 'undo-2',
                  text: 'Fourteen days to send it back',
                  link: { url: '/delivery' },
                },
              ],
            }),
            node('toggle', 'product-care', {
              title: 'Care',
              level: 'h2',
              body: '<p>Dishwasher and microwave do no harm. Sudden changes of temperature do: let a pot from the fridge stand for a while before it goes into the oven. Bare feet like a wet stone once a year.</p>',
            }),
            node('toggle', 'product-made', {
              title: 'Who made it',
              level: 'h2',
              body: '<p>Thrown by one of us, glazed by the other, fired by both. Turn it over: the jar in one line, and the dot, were pressed in by the thumb that lifted it off the wheel.</p>',
            }),
            node('svg', 'product-mark', {
              file: 'makers-mark',
              width: 44,
              colours: 'theme',
              colour: 'accent',
            }),
          ],
        }),
        node('product-reviews', 'reviews'),
      ],
    }),
  ]),
}
