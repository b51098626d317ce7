import type { PageNode } from '#module-contract'
import { walk } from '../../src/builder/document/nodes.ts'
import { modules } from './modules.ts'

export const node = (type: string, id: string, props: object = {}): PageNode => ({
  type,
  props: { id, ...props },
})

/** Two sections: one with a row of two columns, and tabs. */
export const page = (): PageNode[] => [
  node('section', 's1', {
    content: [
      node('row', 'r', {
        columns: [
          node('column', 'c1', { content: [node('heading', 'h', { text: 'One' })] }),
          node('column', 'c2', { content: [] }),
        ],
      }),
      node('tabs', 't', {
        items: [
          { title: 'A', content: [node('text', 'x')] },
          { title: 'B', content: [] },
        ],
      }),
    ],
  }),
  node('section', 's2', { content: [node('text', 'y')] }),
]

export const ids = (content: readonly PageNode[]) =>
  [...walk(modules, content)].map(({ node: one }) => one.props.id)
