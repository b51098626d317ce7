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
    /** Work for one form token; it proves nothing for another. */
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

    /** Whether the answer solves the challenge of this token, whose single use makes it single too. */
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
