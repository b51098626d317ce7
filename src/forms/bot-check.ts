import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { isRecord } from '#base'

/** Hashes per try and how many tries a browser needs at most: about a second on a phone. */
const COST = 1
const KEY_PREFIX = '000'
const LIFETIME_MS = 30 * 60_000

/** FM-9: proof of work, self-hosted (ALTCHA): nobody else is asked and nothing about the visitor is kept. */
export function createBotCheck(secret: string) {
  const hmacSignatureSecret = `bot-check ${secret}`
  return {
    challenge(): Promise<Challenge> {
      return createChallenge({
        algorithm: 'SHA-256',
        cost: COST,
        keyPrefix: KEY_PREFIX,
        deriveKey,
        hmacSignatureSecret,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
      })
    },

    /** Whether the answer solves one of our challenges. Its single use is the form token's. */
    async verify(answer: string): Promise<boolean> {
      try {
        const payload: unknown = JSON.parse(answer)
        if (!isRecord(payload)) return false
        const { challenge, solution } = payload as unknown as Payload
        const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
        return result.verified
      } catch {
        return false
      }
    },
  }
}
