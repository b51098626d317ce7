import type { FastifyRequest } from 'fastify'
import type { Conversion } from '#module-contract'
import type { SplitTests } from '#split-test'
import type { ConversionGoal } from '#split-test/schema'
import { splitVisitorOf } from './split-subjects.ts'

/**
 * Returns a function that counts conversions for the visitor's tests. It is written before the
 * visitor is answered; on failure the visitor's action still succeeds.
 */
export function createConversions(
  splitTests: SplitTests,
  context: Parameters<typeof splitVisitorOf>[1],
) {
  return async (
    request: FastifyRequest,
    { goal, order }: Pick<Conversion, 'order'> & { goal: ConversionGoal },
    isGoalModule: (goalModule: string) => boolean,
    shown?: ReadonlyMap<string, string>,
  ) => {
    const conversion = { goal, isGoalModule, ...(shown && { shown }), ...(order && { order }) }
    try {
      await splitTests.recordConversion(splitVisitorOf(request.raw, context), conversion)
    } catch (error) {
      request.log.error({ err: error, goal }, 'conversion not counted')
    }
  }
}
