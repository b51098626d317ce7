import type { PageNode } from '#module-contract'
import type { PreparedDocument } from './prepared-document.ts'
import { contentOf, type SubjectOfTest, splitTestIn } from './split-tests.ts'

/**
 * Subjects shown by one render: the chosen ones, or the first of each test. Subjects chosen
 * `later`, in the browser, are not hidden, because the page needs the resources of each.
 */
export function createShownSubjects(
  { tests, subjectsOf }: Pick<PreparedDocument, 'tests' | 'subjectsOf'>,
  chosen: ReadonlyMap<string, string> | undefined,
  later: ReadonlySet<string> = new Set(),
) {
  const shown = new Map<string, ShownSubject>()

  function subjectOf(test: string): string | undefined {
    const keys = tests.get(test) ?? []
    const key = chosen?.get(test)
    return key !== undefined && keys.includes(key) ? key : keys[0]
  }

  const isOfOther = ({ test, subject }: Pick<SubjectOfTest, 'test' | 'subject'>) =>
    !later.has(test) && subjectOf(test) !== subject

  return {
    /** Whether a node belongs to a subject that is not shown. */
    isHidden: (node: PageNode): boolean => subjectsOf.get(node)?.some(isOfOther) ?? false,

    /** Modules that replace a test; marks the test as shown. */
    show(node: PageNode): {
      test: string
      content: readonly PageNode[]
      isLater: boolean
      /** Modules of subjects that may be chosen later. */
      others: readonly PageNode[]
    } {
      const test = splitTestIn(node)?.key ?? ''
      const subject = subjectOf(test)
      const content = contentOf(node, subject)
      const isLater = later.has(test)
      const keys = isLater ? (splitTestIn(node)?.subjects ?? []) : []
      const others = keys.flatMap(key => (key === subject ? [] : contentOf(node, key)))
      if (subject !== undefined) {
        const known = shown.get(test)
        const ids = [...content, ...others].map(one => one.props.id)
        const modules = [...(known?.modules ?? []), ...ids]
        shown.set(test, { ...known, subject, modules, ...(isLater ? { isLater } : {}) })
      }
      return { test, content, isLater, others }
    },

    /**
     * Records that a module of a subject cannot be shown or loaded. The first subject does not
     * count, because it is the original content.
     */
    noteFailure(node: PageNode, what?: 'loader') {
      for (const { test, subject } of subjectsOf.get(node) ?? []) {
        const known = shown.get(test)
        if (subject === tests.get(test)?.[0] || isOfOther({ test, subject })) continue
        const failure = what === 'loader' ? { hasFailedToLoad: true } : { hasFailed: true }
        shown.set(test, { modules: [], subject, ...known, ...failure })
      }
    },

    all: (): ReadonlyMap<string, ShownSubject> => shown,
  }
}

/** A split test as shown on a page. */
export interface ShownSubject {
  subject: string
  /** Ids of its outermost modules. */
  modules: readonly string[]
  /** The subject is chosen in the browser. */
  isLater?: true
  /** Its props are invalid, or a component throws. */
  hasFailed?: boolean
  /** A loader failed, which may be a temporary database error. */
  hasFailedToLoad?: boolean
}
