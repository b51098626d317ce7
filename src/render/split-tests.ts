import { isRecord, setAt } from '#base'
import type { AnyModule, PageNode } from '#module-contract'
import { slotsOfNode } from './slots-of-node.ts'

/** Replaced by the modules of one of its subjects. */
export const SPLIT_TEST = 'split-test'
/** Makes a visit to its page the goal of tests. */
export const TRACKING_GOAL = 'tracking-goal'

/** A node as a split test. */
export interface SplitTestNode {
  key: string
  /** Keys, in their order. */
  subjects: readonly string[]
  /** Subject whose modules are in this slot. */
  subjectAt(path: string): SubjectOfTest | undefined
}

/** Undefined for other modules. */
export function splitTestIn({ type, props }: PageNode): SplitTestNode | undefined {
  if (type !== SPLIT_TEST) return undefined
  const subjects = Array.isArray(props.subjects) ? props.subjects.filter(isRecord) : []
  const keys = subjects.map(({ key }) => String(key ?? ''))
  const key = String(props.test ?? '')
  return {
    key,
    subjects: keys,
    subjectAt(path) {
      const index = Number(path.split('.')[1])
      const subject = keys[index]
      return subject ? { test: key, subject, name: String(subjects[index]?.name ?? '') } : undefined
    },
  }
}

/** Finds a split test in a document at any depth. */
export function findSplitTest(
  modules: ReadonlyMap<string, AnyModule>,
  nodes: readonly PageNode[],
  key: string,
): PageNode | undefined {
  for (const node of nodes) {
    if (splitTestIn(node)?.key === key) return node
    for (const slot of slotsOfNode(modules, node)) {
      const found = findSplitTest(modules, slot.nodes, key)
      if (found) return found
    }
  }
  return undefined
}

/** Replaces a split test with the modules of one of its subjects. */
export function replaceSplitTest(
  modules: ReadonlyMap<string, AnyModule>,
  nodes: readonly PageNode[],
  key: string,
  subject: string,
): PageNode[] {
  return nodes.flatMap(node => {
    if (splitTestIn(node)?.key === key) return contentOf(node, subject)
    let { props } = node
    for (const { path, nodes: inside } of slotsOfNode(modules, node)) {
      if (!findSplitTest(modules, inside, key)) continue
      props = setAt(props, path, replaceSplitTest(modules, inside, key, subject))
    }
    return { ...node, props }
  })
}

/** Original content before the test. */
export const firstSubject = (node: PageNode): PageNode[] =>
  contentOf(node, splitTestIn(node)?.subjects[0])

export interface SubjectOfTest {
  test: string
  /** Its key. */
  subject: string
  /** Name for staff. */
  name: string
}

/** The modules of one subject. */
function contentOf({ props }: PageNode, subject: string | undefined): PageNode[] {
  const subjects = (props.subjects ?? []) as { key?: string; content?: PageNode[] }[]
  return subjects.find(({ key }) => key === subject)?.content ?? []
}
