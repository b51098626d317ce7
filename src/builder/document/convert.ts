import type { Data } from '@puckeditor/core'
import type { PageDocument, PageNode } from '#module-kit'

/** A document as Puck holds it: the same tree, so nothing is translated. */
export function toPuckData({ root, content }: PageDocument): Data {
  return { root: { props: root.props }, content } as Data
}

/** And back: what Puck adds for itself is left out. */
export function toDocument(data: Data, upgrades: PageDocument['upgrades']): PageDocument {
  const { props } = data.root as PageDocument['root']
  return { schema: 1, upgrades, root: { props }, content: contentOf(data) }
}

export function contentOf(data: Data): PageNode[] {
  return data.content as PageNode[]
}
