import { type NewPage, node, pageDocument } from '#pages/schema'
import { opening } from '../compose.ts'

export const page: NewPage = {
  path: '/privacy',
  document: pageDocument(
    {
      title: 'Privacy',
      description: 'What the studio keeps of those who visit, write and order, and for how long.',
    },
    [
      opening(
        'privacy',
        'Privacy',
        'We keep what an order or a letter needs, and nothing to follow you with.',
      ),
      node('section', 'privacy', {
        width: 'narrow',
        space: 'small',
        content: [
          node('text', 'privacy-text', {
            body: '<p>Orders stay with us for as long as Finnish tax law asks. Letters are deleted when they are answered and nothing follows. Nobody else is told who was here.</p>',
          }),
          node('cookie-list', 'privacy-cookies', {
            level: 'h2',
            design: { margin: { top: 'space-7' } },
          }),
        ],
      }),
    ],
  ),
}
