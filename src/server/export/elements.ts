import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type { Tree }

export const parsePage = (html: string) => parse(html, { scriptingEnabled: false })
export const writePage = (page: Tree.Document) => serialize(page, { scriptingEnabled: false })

/** Visits all descendants, including those in templates. Elements that a visit removes are skipped. */
export async function eachElement(
  parent: Tree.ParentNode,
  visit: (element: Tree.Element) => Promise<unknown>,
) {
  for (const node of [...parent.childNodes]) {
    if (!('tagName' in node)) continue
    await visit(node)
    if (!node.parentNode) continue
    if ('content' in node) await eachElement(node.content, visit)
    await eachElement(node, visit)
  }
}

export function find(
  parent: Tree.ParentNode,
  isWanted: (element: Tree.Element) => boolean,
): Tree.Element[] {
  return parent.childNodes.flatMap(node => {
    if (!('tagName' in node)) return []
    return [...(isWanted(node) ? [node] : []), ...find(node, isWanted)]
  })
}

export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find(one => one.name === name)?.value
}

export function setAttribute(element: Tree.Element, name: string, value: string) {
  const known = element.attrs.find(one => one.name === name)
  if (known) known.value = value
  else element.attrs.push({ name, value })
}

export function removeAttributes(element: Tree.Element, names: readonly string[]) {
  element.attrs = element.attrs.filter(one => !names.includes(one.name))
}

/** Parses HTML for insertion into `parent`. */
export function createElements(html: string, parent: Tree.ParentNode): Tree.ChildNode[] {
  const { childNodes } = parseFragment(html, { scriptingEnabled: false })
  for (const node of childNodes) node.parentNode = parent
  return childNodes
}

/** Replaces an element with other nodes. */
export function replaceWith(element: Tree.Element, others: readonly Tree.ChildNode[]) {
  const parent = element.parentNode
  if (!parent) return
  parent.childNodes.splice(parent.childNodes.indexOf(element), 1, ...others)
  for (const other of others) other.parentNode = parent
  element.parentNode = null
}

/** Changes an element's tag name and keeps its content. */
export function rename(element: Tree.Element, tagName: string) {
  element.tagName = tagName
  element.nodeName = tagName
}
