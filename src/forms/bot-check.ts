import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { isRecord } from '#base'

/** Work per attempt and number of attempts: about a second on a phone. */
const COST = 1
const KEY_PREFIX = '000'
const LIFETIME_MS = 30 * 60_000

/** FM-9: self-hosted proof of work (ALTCHA). Needs no third party and stores nothing about visitors. */
export function createBotCheck(secret: string) {
  const hmacSignatureSecret = `bot-check ${secret}`
  return {
    /** Challenge for one form token; solutions are not valid for others. */
    challenge(tokenId: string): Promise<Challenge> {
      return createChallenge({
        algorithm: 'SHA-256',
        cost: COST,
        keyPrefix: KEY_PREFIX,
        deriveKey,
        hmacSignatureSecret,
        data: { token: tokenId },
        expiresAt: new Date(Date.now() + LIFETIME_MS),
      })
    },

    /** Whether the answer solves the token's challenge. The token is single-use, so the answer is, too. */
    async verify(answer: string, tokenId: string): Promise<boolean> {
      try {
        const payload: unknown = JSON.parse(answer)
        if (!isRecord(payload)) return false
        const { challenge, solution } = payload as unknown as Payload
        if (challenge.parameters.data?.token !== tokenId) return false
        const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
        return result.verified
      } catch {
        return false
      }
    },
  }
}
