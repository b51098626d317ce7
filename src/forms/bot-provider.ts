import { isRecord, parseJson } from '#base'
import type { BotProviderName } from './schema.ts'

/** Configuration of a third-party bot check. */
export interface BotProviderConfig {
  name: BotProviderName
  siteKey: string
  secret: string
}

/** Posts a form to the provider and returns the body; rejects without a usable response. */
export type CallBotProvider = (url: string, form: Record<string, string>) => Promise<string>

/** `down`: no usable response from the provider. */
export type BotVerdict = 'human' | 'bot' | 'down'

const VERIFY_URLS: Record<BotProviderName, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}
/** reCAPTCHA v3 scores from 0 (bot) to 1 (human). Threshold suggested by Google's documentation. */
const MIN_SCORE = 0.5
/** Action name that the provider's response must repeat. */
const ACTION = 'form'
/** Errors about the visitor's response, not about the configuration. */
const RESPONSE_ERRORS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** Verifies a browser's response with Turnstile or reCAPTCHA v3. */
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
