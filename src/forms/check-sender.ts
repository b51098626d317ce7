import { type Clock, HONEYPOT, toPlainDigits } from '#base'
import type { createBotCheck } from './bot-check.ts'
import type { BotVerdict } from './bot-provider.ts'
import { CAPTCHA_FIELD, type FormMessages } from './definition.ts'
import type { FormRefusal, FormState, FormToken } from './state.ts'
import { createCaptcha, type createDailySums, type createTokens, type Sum } from './token.ts'
import type { Validation } from './validate.ts'

/** A form protected against bots. */
export interface GuardedForm {
  /** `<page id>/<module id>`. */
  key: string
  hasCaptcha: boolean
  hasBotCheck: boolean
}

export interface SenderDeps {
  clock: Clock
  tokens: ReturnType<typeof createTokens>
  sums: ReturnType<typeof createDailySums>
  botCheck: ReturnType<typeof createBotCheck>
  /**
   * Verdict of the third-party check; undefined if none is configured, `unasked` if the browser
   * sent no response.
   */
  askProvider(response: string): Promise<BotVerdict | 'unasked' | undefined>
}

/** Minimum time between issuing a token and submitting. */
const FASTEST_MS = 800

interface Entered {
  /** Problems of the answers. */
  found: Pick<Validation, 'missing' | 'errors'>
  messages: FormMessages
  /** Submitted by the browser without JavaScript. */
  isPlain: boolean
  /** Seconds to wait before a form without script may store data; counts the call. */
  plainWait(): Promise<number>
  /** Whether the submitted list of fields matches the stored form. */
  isIntact?(): boolean
}

/**
 * Verifies the sender of a form: token, sum, honeypot, speed and proof of work (FM-4, FM-8, FM-9).
 * Returns the token id, which makes repeats idempotent, or the state to show instead. Every refusal
 * includes a new token and a message.
 */
export function createSenderCheck({ clock, tokens, sums, botCheck, askProvider }: SenderDeps) {
  /** Token for the next attempt. */
  function again(
    form: GuardedForm,
    isPlain: boolean,
    more: { withSum?: boolean; solved?: boolean; suspect?: boolean } = {},
  ): FormToken {
    const { withSum = form.hasCaptcha && !more.solved, solved, suspect } = more
    const captcha = withSum ? createCaptcha() : undefined
    const via = isPlain ? ('plain' as const) : ('script' as const)
    const token = tokens.issue(form.key, {
      via,
      again: true,
      ...(captcha ? { captcha } : {}),
      ...(solved ? { solved } : {}),
      ...(suspect ? { suspect } : {}),
    })
    return captcha ? { token, captcha } : { token }
  }

  return {
    again,

    /**
     * Whether uploads may be stored: requires a valid token, and proof of work if needed. Checked
     * before receiving files.
     */
    async mayUpload(form: GuardedForm, body: Record<string, unknown>, isPlain: boolean) {
      const claims = tokens.read(String(body.token ?? ''), form.key)
      if (!claims) return false
      const needsProof = form.hasBotCheck && (!isPlain || claims.via === 'script')
      return !needsProof || botCheck.verify(String(body.proof ?? ''), claims.id)
    },

    async check(
      form: GuardedForm,
      body: Record<string, unknown>,
      { found, messages, isPlain, plainWait, isIntact = () => true }: Entered,
    ): Promise<{ ok: true; id: string } | { ok: false; reason: FormRefusal; state: FormState }> {
      const refuse = (reason: FormRefusal, state: FormState = {}) => ({
        ok: false as const,
        reason,
        state: { ...again(form, isPlain), ...state },
      })
      const isTrapped = [body[HONEYPOT] ?? ''].flat().some(value => value !== '')
      const given = String(body.token ?? '')
      if (!given && isPlain) {
        // First submission without JavaScript: show problems and a sum in place of the proof of
        // work.
        const { missing, errors } = found
        const hasProblems = missing.length + errors.length > 0
        const shown = form.hasCaptcha ? sums.read(form.key, String(body.sum ?? '')) : undefined
        const solved = !isTrapped && shown !== undefined && isRight(shown, body.captcha)
        const withSum = !solved && (form.hasCaptcha || form.hasBotCheck || isTrapped)
        const token = again(form, isPlain, { withSum, solved, suspect: isTrapped })
        const reason = isTrapped ? 'suspicious' : 'confirm'
        return refuse(hasProblems ? 'invalid' : reason, { missing, errors, ...token })
      }
      const claims = tokens.read(given, form.key)
      if (!claims) return refuse('expired')
      if (!isIntact()) return refuse('mismatch')
      if (isTrapped && !claims.suspect) {
        return refuse('suspicious', again(form, isPlain, { withSum: true, suspect: true }))
      }
      const needsSum = claims.captcha !== undefined || (form.hasCaptcha && !claims.solved)
      const sum = claims.captcha ?? sums.read(form.key, String(body.sum ?? ''))
      const captcha = needsSum ? captchaProblem(sum, body.captcha, messages) : undefined
      const missing = [...found.missing, ...(captcha?.missing ?? [])]
      const errors = [...found.errors, ...(captcha?.errors ?? [])]
      if (missing.length > 0 || errors.length > 0) {
        const { suspect } = claims
        const solved = !captcha && (needsSum || claims.solved === true)
        const withSum = !solved && (needsSum || form.hasCaptcha)
        const token = again(form, isPlain, { withSum, solved, ...(suspect ? { suspect } : {}) })
        return refuse('invalid', { missing, errors, ...token })
      }
      if (!claims.again && clock.now() - claims.issuedAt < FASTEST_MS) return refuse('not-human')
      const needsProof = form.hasBotCheck && (!isPlain || claims.via === 'script')
      if (needsProof && !(await botCheck.verify(String(body.proof ?? ''), claims.id))) {
        return isPlain
          ? refuse('confirm', again(form, isPlain, { withSum: true }))
          : refuse('not-human')
      }
      if (needsProof) {
        const verdict = await askProvider(String(body.bot_token ?? ''))
        if (verdict === 'bot') return refuse('not-human')
        // Without consent, or if the provider is blocked by the browser: require a sum in addition
        // to the proof of work. A provider that is down has no such effect.
        if (verdict === 'unasked' && !needsSum && !claims.solved) {
          return refuse('confirm', again(form, isPlain, { withSum: true }))
        }
      }
      // Without JavaScript the sum replaces the proof of work.
      const isProven = needsProof || needsSum || claims.solved === true
      if (form.hasBotCheck && !isProven) {
        return refuse('confirm', again(form, isPlain, { withSum: true }))
      }
      const wait = isPlain ? await plainWait() : 0
      if (wait > 0) {
        // The same token and sum, so that a refusal is not worth a solved sum.
        const day = claims.captcha ? {} : { sum: String(body.sum ?? '') }
        const state = { token: given, wait, ...(needsSum && sum ? { captcha: sum, ...day } : {}) }
        return { ok: false, reason: 'too-often', state }
      }
      return { ok: true, id: claims.id }
    },
  }
}

const isRight = (sum: Sum, answer: unknown) =>
  Number(toPlainDigits(String(answer ?? '').trim()) || Number.NaN) === sum[0] + sum[1]

function captchaProblem(sum: Sum | undefined, answer: unknown, messages: FormMessages) {
  const text = String(answer ?? '').trim()
  const field = { fieldId: CAPTCHA_FIELD, label: messages.captchaLabel }
  if (!sum || text === '') {
    return { missing: [{ ...field, reason: 'missing' } as const], errors: [] }
  }
  if (isRight(sum, text)) return undefined
  return { missing: [], errors: [{ ...field, reason: 'wrong-captcha' } as const] }
}
