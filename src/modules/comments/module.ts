import { defineModule } from '#module-contract'
import { Comments } from './Comments.island.tsx'
import type { CommentsData } from './load.server.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Comments',
  icon: 'quote',
  category: 'Content',
  description: 'What visitors say about the page it stands on, in threads, with a form.',
  ofPage: true,
  props: Props,
  component: Comments,
  stores: ['vt_commenter'],
  hydrate: 'visible',
  withoutServer: 'still',
  readsQuery: () => true,
  // The HTML already contains the list.
  toIslandData: ({ list: _, ...data }: CommentsData) => data,
})
