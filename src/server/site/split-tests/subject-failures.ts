import { MINUTE } from '#base'

/** More failures than this per minute are treated as permanent. */
const MAX_PER_MINUTE = 5
/** Number of tests that are tracked; far more than run at once. */
const MAX_TESTS = 1000

/**
 * Counts how often the data of a test's subject could not be loaded. A single failure, such as a
 * database that has no free connection, must not pause a test.
 */
export function createSubjectFailures(now: () => number = () => performance.now()) {
  const failures = new Map<string, number[]>()

  return {
    /** Records a failure of each test. Returns those that failed too often within the last minute. */
    note(tests: readonly string[]): string[] {
      if (failures.size > MAX_TESTS) failures.clear()
      return tests.filter(test => {
        const recent = (failures.get(test) ?? []).filter(at => at > now() - MINUTE)
        recent.push(now())
        failures.set(test, recent)
        if (recent.length < MAX_PER_MINUTE) return false
        failures.delete(test)
        return true
      })
    },
  }
}
