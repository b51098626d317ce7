import { createHmac, timingSafeEqual } from 'node:crypto'
import { SECOND, type SplitGoals } from '#base'
import type { Tests } from './tests.ts'

/** Data for the page's script about its tests. Equal for visitors with the same subjects. */
export function createPageGoals({
  secret,
  tests,
}: {
  secret: string
  tests: Pick<Tests, 'lastKnown'>
}) {
  /** Proves that this server rendered the page. Not secret and not specific to a visitor. */
  const nonce = createHmac('sha256', `split-test page ${secret}`)
    .update('update-stats')
    .digest('base64url')
    .slice(0, 22)

  return {
    isNonce(given: string): boolean {
      const [one, other] = [Buffer.from(given), Buffer.from(nonce)]
      return one.length === other.length && timingSafeEqual(one, other)
    },

    /**
     * Undefined if no test is running. `shown`: subjects with their module ids; `elementsOf`:
     * element ids of goal modules on the page.
     */
    goalsOf(
      shown: ReadonlyMap<string, { subject: string; modules: readonly string[]; isLater?: true }>,
      elementsOf: (goalModule: string) => string[],
    ): SplitGoals | undefined {
      const running = [...shown].flatMap(([id, { subject, modules, isLater }]) => {
        const test = tests.lastKnown()?.get(id)
        if (test?.status !== 'running') return []
        const { bounceSeconds, goalModule } = test.definition
        return {
          test: id,
          subject,
          bounceMs: bounceSeconds * SECOND,
          modules: goalModule ? elementsOf(goalModule) : [...modules],
          ...(isLater ? { later: true as const } : {}),
        }
      })
      return running.length > 0 ? { nonce, tests: running } : undefined
    },
  }
}
