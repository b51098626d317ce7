import { hashPassword, verifyPassword } from '@better-auth/utils/password'

export { hashPassword }

/** Salt and key of no password. */
const DECOY = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/**
 * Whether the password is right. Without a hash the work is the same, so that response times do not
 * reveal which addresses have an account or a password.
 */
export async function isRightPassword(hash: string | null | undefined, password: string) {
  const isRight = await verifyPassword(hash ?? DECOY, password)
  return isRight && Boolean(hash)
}
