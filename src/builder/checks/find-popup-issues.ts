import type { Modules, PageNode } from '#module-contract'
import { toPopupName } from '#pages/schema'
import { walk } from '../document/nodes.ts'
import type { Issue } from './find-issues.ts'

/** Another popup of the site. */
export interface OtherPopup {
  name: string
  linkNames: readonly string[]
}

/** Split-test subjects that contain a popup, by node. */
type Subjects = ReadonlyMap<PageNode, string>

interface Found {
  id: string
  name: string
  subjects: Subjects
}

/** Finds popups with the same name in links, in this document or elsewhere on the site. */
export function findPopupIssues(
  modules: Modules,
  content: readonly PageNode[],
  others: readonly OtherPopup[],
): Issue[] {
  const popups = [...popupsIn(modules, content)]
  return popups.flatMap(({ id, name, subjects }) => {
    const issue = (text: string, value: string): Issue => ({
      kind: 'popup-name',
      nodeId: id,
      option: 'name',
      text,
      value,
    })
    const isTwice = popups.some(
      one => one.id !== id && one.name === name && mayMeet(one.subjects, subjects),
    )
    return [
      ...(isTwice ? [issue('Another popup here has the same name in links: {value}.', name)] : []),
      ...others
        .filter(other => other.linkNames.includes(name))
        .map(other => issue('The popup “{value}” has the same name in links.', other.name)),
    ]
  })
}

function* popupsIn(modules: Modules, content: readonly PageNode[]): Generator<Found> {
  const subjectsOf = new Map<PageNode | undefined, Subjects>()
  for (const { node, parent, slot } of walk(modules, content)) {
    const above = subjectsOf.get(parent) ?? new Map()
    const subjects = parent?.type === 'split-test' ? new Map([...above, [parent, slot]]) : above
    subjectsOf.set(node, subjects)
    const name = node.type === 'popup' ? toPopupName(String(node.props.name ?? '')) : ''
    if (name) yield { id: node.props.id, name, subjects }
  }
}

/** A visitor sees one subject of a test, so popups in two subjects never appear together. */
const mayMeet = (one: Subjects, other: Subjects) =>
  [...one].every(([test, subject]) => (other.get(test) ?? subject) === subject)
