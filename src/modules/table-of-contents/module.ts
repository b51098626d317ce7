import { defineModule, SERVER_TEXT } from '#module-contract'
import type { Contents } from './contents.ts'
import { Props } from './props.ts'
import { TableOfContents } from './TableOfContents.island.tsx'

export default defineModule({
  label: 'Table of contents',
  icon: 'rows',
  category: 'Content',
  description: 'Links to the headings of the page, with a mark where the visitor is.',
  props: Props,
  component: TableOfContents,
  patterns: ['contents'],
  hydrate: 'visible',
  renderWithOutline: (data: Contents, outline): Contents =>
    data.entries.length > 0 ? data : { entries: outline },
  toIslandData: ({ entries }: Contents): Contents => ({
    entries: entries.map(entry => ({ ...entry, text: SERVER_TEXT })),
  }),
})
