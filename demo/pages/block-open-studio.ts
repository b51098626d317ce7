import { type NewPage, node, pageDocument } from '#pages/schema'
import { OPEN_STUDIO } from '../dates.ts'

const day = `<strong>${OPEN_STUDIO.inWords}</strong>`

/** Bar for the next open day, shown once on the second page view; conditions are in `site.ts`. */
export const page: NewPage = {
  path: '/open-studio',
  kind: 'block',
  document: pageDocument({ title: 'Open studio' }, [
    node('popup', 'open-studio', {
      name: 'open-studio',
      title: 'Open studio',
      kind: 'bar',
      place: 'bottom',
      trigger: 'pages',
      at: 2,
      frequency: 'closed',
      times: 1,
      display: { conditions: [{ kind: 'dates', until: OPEN_STUDIO.ends }] },
      content: [
        node('text', 'open-studio-text', {
          body: `<p>Open studio on ${day}, 11 to 17. At noon we open the kiln. <a href="/contact">How to find us</a></p>`,
        }),
      ],
    }),
  ]),
}
