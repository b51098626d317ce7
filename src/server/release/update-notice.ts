import { createPublicKey, verify } from 'node:crypto'
import { isRecord } from '#base'

/** The latest release, as `UPDATE_URL` describes it. */
export interface UpdateNotice {
  /** Such as `1.2.3`. */
  version: string
  /** ISO 8601. */
  date: string
  /** Whether it fixes a vulnerability. */
  security: boolean
  /** URL of the release notes. */
  notes: string
}

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/

/** The text that is signed: one line per value, in this order. */
export const toSignedText = ({ version, date, security, notes }: UpdateNotice) =>
  `vitrine-update\n${version}\n${date}\n${security}\n${notes}\n`

/**
 * Parses a notice with its Ed25519 signature in base64. Returns why it cannot be trusted otherwise.
 * @param publicKey PEM
 */
export function readUpdateNotice(
  json: string,
  publicKey: string,
): UpdateNotice | 'malformed' | 'forged' {
  const value = parse(json)
  if (!isRecord(value)) return 'malformed'
  const { version, date, security, notes, signature } = value
  const isComplete =
    typeof version === 'string' &&
    VERSION.test(version) &&
    typeof date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    typeof security === 'boolean' &&
    typeof notes === 'string' &&
    /^https:\/\/\S+$/.test(notes) &&
    typeof signature === 'string'
  if (!isComplete) return 'malformed'
  const notice = { version, date, security, notes }
  const bytes = Buffer.from(signature, 'base64')
  const isValid = verify(null, Buffer.from(toSignedText(notice)), createPublicKey(publicKey), bytes)
  return isValid ? notice : 'forged'
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Whether a version is higher than another; both are three numbers. */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map(text => text.split(/[.-]/).map(Number))
  for (let index = 0; index < 3; index++) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
