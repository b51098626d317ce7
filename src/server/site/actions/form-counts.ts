import type { FastifyRequest } from 'fastify'
import { sessionCookie } from '#auth'
import { type Clock, SECOND, toZoneTime } from '#base'
import { createBatchedCounter, type PendingCount } from '#db'
import type { Forms } from '#forms'
import type { FormStep } from '#module-contract'
import type { Pages } from '#pages'
import { isBot } from '#split-test'
import { sendsOneOf } from '../visitor/visitor-facts.ts'

const EVERY_MS = 5 * SECOND

/** Counts started and sent forms, and writes them every few seconds. Staff and bots are not counted. */
export function createFormCounts(deps: {
  forms: Pick<Forms, 'statistics'>
  pages: Pick<Pages, 'settings'>
  clock: Clock
  publicUrl: string
  onError(error: unknown): void
}) {
  const { forms, pages, clock, publicUrl, onError } = deps
  const steps = createBatchedCounter<FormStep>({
    now: clock.now,
    everyMs: EVERY_MS,
    write,
    onError,
  })

  async function write(counted: readonly PendingCount<FormStep>[]) {
    const { timeZone } = await pages.settings.get()
    await forms.statistics.add(
      counted.map(({ note, times, at }) => ({
        ...note,
        times,
        day: new Date(toZoneTime(at, timeZone)).toISOString().slice(0, 10),
      })),
    )
  }

  return {
    stepped(request: FastifyRequest, step: FormStep) {
      const { headers } = request
      if (sendsOneOf([sessionCookie(publicUrl)], headers.cookie) || isBot(headers)) return
      steps.add(`${step.step} ${step.form}`, step)
    },

    flush: () => steps.flush(),
  }
}
