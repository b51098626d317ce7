import { isRecord } from '#base'
import type { ProviderAnswer } from './provider.ts'

const MAX_TEXT = 300

/** Parses a JSON body; returns an empty record if invalid. */
export function readJson(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/**
 * Interprets a reply. 400 and 422 concern the submitted data and return the message from `textOf`.
 * All other failures are thrown, because they may be temporary.
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
