import { type Clock, toPlainDigits } from '#base'
import type { createBotCheck } from './bot-check.ts'
import { CAPTCHA_FIELD, type FormMessages } from './definition.ts'
import type { FormRefusal, FormState } from './state.ts'
import { createCaptcha, type createTokens } from './token.ts'
import type { Validation } from './validate.ts'

/** A form that people send, and no programs. */
export interface GuardedForm {
  /** `<page id>/<module id>`. */
  key: string
  hasCaptcha: boolean
  hasBotCheck: boolean
}

export interface SenderDeps {
  clock: Clock
  tokens: ReturnType<typeof createTokens>
  botCheck: ReturnType<typeof createBotCheck>
}

/** A form sent sooner than that after its token was issued was not filled in by a person. */
const FASTEST_MS = 800
/** The name of a field that nobody sees. */
const HONEYPOT = 'website'

/** What is known of a form's answers besides who sends them. */
interface Entered {
  found: Pick<Validation, 'missing' | 'errors'>
  messages: FormMessages
  /** Whether it is the form that was given out. */
  isIntact?(): boolean
}

/**
 * Whether a person sends a form, and a right one: answers the id of its token, which makes a repeat the same submission,
 * or what the form shows instead (FM-4, FM-8, FM-9).
 */
export function createSenderCheck({ clock, tokens, botCheck }: SenderDeps) {
  function freshToken(form: GuardedForm, withCaptcha = form.hasCaptcha) {
    const captcha = withCaptcha ? createCaptcha() : undefined
    const token = tokens.issue(form.key, { captcha, again: true })
    return captcha ? { token, captcha } : { token }
  }

  return async function checkSender(
    form: GuardedForm,
    body: Record<string, unknown>,
    { found, messages, isIntact = () => true }: Entered,
  ): Promise<{ ok: true; id: string } | { ok: false; reason: FormRefusal; state: FormState }> {
    const again = (reason: FormRefusal, state: FormState = {}) => ({
      ok: false as const,
      reason,
      state: { ...freshToken(form), ...state },
    })
    // A bot learns nothing: the form comes back as if it had just been opened.
    if ([body[HONEYPOT] ?? ''].flat().some(value => value !== '')) return again('unchanged')
    const given = String(body.token ?? '')
    if (!given) {
      // Without script the first press is answered with what is wrong, too, and with the sum that stands in for proof.
      const { missing, errors } = found
      const hasProblems = missing.length + errors.length > 0
      const token = freshToken(form, form.hasCaptcha || form.hasBotCheck)
      return again(hasProblems ? 'invalid' : 'confirm', { missing, errors, ...token })
    }
    const claims = tokens.read(given, form.key)
    if (!claims) return again('expired')
    if (!isIntact()) return again('mismatch')
    const captcha = captchaProblem(claims.captcha, body.captcha, messages)
    const missing = [...found.missing, ...(captcha?.missing ?? [])]
    const errors = [...found.errors, ...(captcha?.errors ?? [])]
    if (missing.length > 0 || errors.length > 0) return again('invalid', { missing, errors })
    // Whoever presses again at once has filled in the form before.
    if (!claims.again && clock.now() - claims.issuedAt < FASTEST_MS) return again('not-human')
    if (form.hasBotCheck && !(await botCheck.verify(String(body.proof ?? ''), claims.id))) {
      // Without script there is no proof; the sum stands in for it.
      if (!claims.captcha) return again('confirm', freshToken(form, true))
    }
    return { ok: true, id: claims.id }
  }
}

function captchaProblem(
  pair: [number, number] | undefined,
  answer: unknown,
  messages: FormMessages,
) {
  if (!pair) return undefined
  const text = String(answer ?? '').trim()
  const field = { fieldId: CAPTCHA_FIELD, label: messages.captchaLabel }
  if (text === '') return { missing: [{ ...field, reason: 'missing' } as const], errors: [] }
  if (Number(toPlainDigits(text)) === pair[0] + pair[1]) return undefined
  return { missing: [], errors: [{ ...field, reason: 'wrong-captcha' } as const] }
}
