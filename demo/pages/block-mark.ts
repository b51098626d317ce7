import { type NewPage, node, pageDocument } from '#pages/schema'

/** Maker's mark at the end of a page. */
export const page: NewPage = {
  path: '/mark',
  kind: 'block',
  document: pageDocument({ title: 'Maker’s mark' }, [
    node('section', 'mark', {
      space: 'small',
      content: [
        node('svg', 'mark-drawing', {
          file: 'makers-mark',
          width: 72,
          align: 'center',
          colours: 'theme',
          colour: 'accent',
        }),
      ],
    }),
  ]),
}
