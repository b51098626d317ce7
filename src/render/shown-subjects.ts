import type { PageNode } from '#module-kit'
import type { PreparedDocument } from './prepared-document.ts'
import { contentOf, type SubjectOfTest, splitTestIn } from './split-tests.ts'

/**
 * Which subjects one rendering shows: those that were chosen, else the first of each test. Of tests whose subject is chosen `later`,
 * in the browser, no subject is hidden: the page has to have what each of them needs.
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
    /** Whether a node is of a subject that others see. */
    isHidden: (node: PageNode): boolean => subjectsOf.get(node)?.some(isOfOther) ?? false,

    /** The modules that stand in the place of a test, which is shown from now on. */
    show(node: PageNode): {
      test: string
      content: readonly PageNode[]
      isLater: boolean
      /** Of the subjects that may be chosen later. */
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
     * A module of a subject cannot be shown, or its data cannot be loaded. The first subject does not count: it is what was
     * there before.
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

/** What a page shows of a split test. */
export interface ShownSubject {
  subject: string
  /** Ids of its outermost modules. */
  modules: readonly string[]
  /** The subject is chosen in the browser. */
  isLater?: true
  /** Its props are invalid, or a component throws. */
  hasFailed?: boolean
  /** A loader failed, which may be a passing fault of the database. */
  hasFailedToLoad?: boolean
}
