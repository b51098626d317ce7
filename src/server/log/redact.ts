import { isIPv6 } from 'node:net'

/**
 * Removes personal data and secrets from log lines. A second line of defense: code should log
 * identifiers only, but messages of libraries, mail servers and databases repeat what was entered.
 */

const MAX_LENGTH = 4000

const REPLACED: readonly [RegExp, string][] = [
  // Credentials in a URL, then its query and fragment, which may hold tokens and search words.
  [/([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@"']{1,500}@/gi, '$1[user]@'],
  [/([\w/)\]-])\?[\w%.~[\]-]{1,200}=[^\s"'<>)]*/g, '$1?[query]'],
  [
    /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,100}@[\p{L}\p{N}-]{1,100}(?:\.[\p{L}\p{N}-]{1,100})+/gu,
    '[email]',
  ],
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d)/g, '[ip]'],
  // Phone numbers with a country code.
  [/(?<![\w.])\+\d[\d ()/-]{6,18}\d/g, '[phone]'],
]

/** May be an IPv6 address, or a time of day. */
const WITH_COLONS = /(?<![\w:.])[0-9a-f]*:[0-9a-f:]*:[0-9a-f:.]*(?<![.:])/gi

/** Keys and tokens: long words of letters and digits that are not ids. */
const TOKEN = /[A-Za-z0-9_-]{24,}/g
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function redactText(text: string): string {
  let redacted = text.slice(0, MAX_LENGTH).replace(WITH_COLONS, one => (isIPv6(one) ? '[ip]' : one))
  for (const [pattern, replacement] of REPLACED) redacted = redacted.replace(pattern, replacement)
  return redacted.replace(TOKEN, word => (isToken(word) ? '[token]' : word))
}

/** Names such as `prune-invalidations-of-yesterday` are no tokens. */
const isToken = (word: string) =>
  !UUID.test(word) && /\d/.test(word) && /[a-z]/i.test(word) && !/^[a-z]+(-[a-z]+)+$/.test(word)
