import { isRecord } from '#base'
import type { PageNode } from '#module-contract'

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
export function contentOf({ props }: PageNode, subject: string | undefined): PageNode[] {
  const subjects = (props.subjects ?? []) as { key?: string; content?: PageNode[] }[]
  return subjects.find(({ key }) => key === subject)?.content ?? []
}
