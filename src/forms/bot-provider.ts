import { isRecord, parseJson } from '#base'
import type { BotProviderName } from './schema.ts'

/** A third-party bot check as the owner configured it. */
export interface BotProviderConfig {
  name: BotProviderName
  siteKey: string
  secret: string
}

/** Posts a form to the provider and answers the body; rejects where there is no usable answer. */
export type CallBotProvider = (url: string, form: Record<string, string>) => Promise<string>

/** `down`: the provider gave no usable answer. */
export type BotVerdict = 'human' | 'bot' | 'down'

const VERIFY_URLS: Record<BotProviderName, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}
/** reCAPTCHA v3 scores from 0 (bot) to 1 (human); Google's documentation suggests this threshold. */
const MIN_SCORE = 0.5
/** Name of the interaction, which the answer of the provider has to repeat. */
const ACTION = 'form'
/** Errors that say something about the visitor's response, not about the configuration. */
const RESPONSE_ERRORS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** Asks Turnstile or reCAPTCHA v3 whether a response that the visitor's browser got from it is a person's. */
export async function verifyWithProvider(
  { name, secret }: BotProviderConfig,
  response: string,
  call: CallBotProvider,
  verifyUrl = VERIFY_URLS[name],
): Promise<BotVerdict> {
  let answer: unknown
  try {
    answer = parseJson(await call(verifyUrl, { secret, response }))
  } catch {
    return 'down'
  }
  if (!isRecord(answer) || typeof answer.success !== 'boolean') return 'down'
  if (!answer.success) {
    const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'] : []
    return codes.some(code => RESPONSE_ERRORS.includes(code)) ? 'bot' : 'down'
  }
  if (answer.action !== undefined && answer.action !== ACTION) return 'bot'
  if (name === 'recaptcha') {
    return typeof answer.score === 'number' && answer.score >= MIN_SCORE ? 'human' : 'bot'
  }
  return 'human'
}
