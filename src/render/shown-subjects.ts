import type { SubjectOfTest } from './split-tests.ts'
import type { PageEntry } from './tree/page-tree.ts'

/**
 * Subjects shown by one render: the chosen ones, or the first of each test. Subjects chosen
 * `later`, in the browser, are not hidden, because the page needs the resources of each.
 */
export function createShownSubjects(
  tests: ReadonlyMap<string, readonly string[]>,
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
    /** Whether a module belongs to a subject that is not shown. */
    isHidden: ({ subjects }: PageEntry): boolean => subjects.some(isOfOther),

    /** Modules that replace a test; marks the test as shown. */
    show(
      test: string,
      { slots }: Pick<PageEntry, 'slots'>,
    ): {
      content: readonly PageEntry[]
      isLater: boolean
      /** Modules of subjects that may be chosen later. */
      others: readonly PageEntry[]
    } {
      const subject = subjectOf(test)
      const isLater = later.has(test)
      const own = slots.find(slot => slot.subject?.subject === subject)
      const content = own?.entries ?? []
      const others = isLater ? slots.flatMap(slot => (slot === own ? [] : slot.entries)) : []
      if (subject !== undefined) {
        const known = shown.get(test)
        const ids = [...content, ...others].map(({ node }) => node.props.id)
        const modules = [...(known?.modules ?? []), ...ids]
        shown.set(test, { ...known, subject, modules, ...(isLater ? { isLater } : {}) })
      }
      return { content, isLater, others }
    },

    /**
     * Records that a module of a subject cannot be shown or loaded. The first subject does not
     * count, because it is the original content.
     */
    noteFailure({ subjects }: PageEntry, what?: 'loader') {
      for (const { test, subject } of subjects) {
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
