import { isRecord } from '#base'
import type { ProviderAnswer } from './provider.ts'

const MAX_TEXT = 300

/** The JSON of an answer; an empty record for one that is none. */
export function readJson(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/**
 * What an answer means. 400 and 422 are about what was sent, in the words of `textOf`; every other failure is the site's or the
 * provider's, and thrown: it may go away.
 */
export function readAnswer(
  { status, body }: { status: number; body: string },
  textOf: (answer: Record<string, unknown>) => unknown,
): ProviderAnswer {
  if (status >= 200 && status < 300) return { ok: true }
  const text = textOf(readJson(body))
  const said = typeof text === 'string' ? text.slice(0, MAX_TEXT) : ''
  if ((status === 400 || status === 422) && said)
    return { ok: false, reason: 'refused', text: said }
  throw new Error(`answered ${status}${said && `: ${said}`}`)
}
