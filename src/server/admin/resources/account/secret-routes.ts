import Type from 'typebox'
import { MIN_PASSWORD_LENGTH } from '#auth'
import { refuse } from '#base'
import { callAuth } from '../../../sign-in/call-auth.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute, type Call } from '../../route.ts'

const allow = 'signed-in'
const password = Type.String({ minLength: 1, maxLength: 200 })
const Password = Type.Object({ password }, { additionalProperties: false })
const Codes = Type.Array(Type.String())

/** Credentials of the user. Each change requires the password. */
export function secretRoutes(deps: AdminDeps) {
  /** Calls better-auth for the user and passes a new session cookie to the browser. */
  const ask = ({ request, reply }: Pick<Call, 'request' | 'reply'>, path: string, body: object) =>
    callAuth(deps, request, reply, path, body as Record<string, unknown>)
  const refuseFor = (status: number, wrong: 'wrong-password' | 'wrong-code') =>
    status === 429 ? refuse('too-many') : refuse(wrong)

  return [
    adminRoute({
      method: 'POST',
      path: '/account/password',
      summary: 'Change your password; all other sessions are signed out',
      allow,
      audit: 'account.password-changed',
      body: Type.Object(
        {
          password,
          newPassword: Type.String({ minLength: MIN_PASSWORD_LENGTH, maxLength: 200 }),
        },
        { additionalProperties: false },
      ),
      handle: async call => {
        const { password: currentPassword, newPassword } = call.body
        const { status } = await ask(call, '/change-password', {
          currentPassword,
          newPassword,
          revokeOtherSessions: true,
        })
        return status === 200 ? undefined : refuseFor(status, 'wrong-password')
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/account/two-factor',
      summary:
        'Set up two-factor authentication: the URI for an authenticator app, and recovery codes',
      allow,
      audit: 'account.two-factor-begun',
      body: Password,
      answer: Type.Object({ uri: Type.String(), codes: Codes }),
      handle: async call => {
        // A new setup would invalidate the current authenticator before the new one works.
        if (call.session.member.hasTwoFactor) return refuse('conflict')
        const { status, answer } = await ask(call, '/two-factor/enable', call.body)
        if (status !== 200) return refuseFor(status, 'wrong-password')
        return { uri: answer.totpURI as string, codes: answer.backupCodes as string[] }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/account/two-factor/confirm',
      summary: 'Confirm two-factor authentication with a code',
      allow,
      audit: 'account.two-factor-enabled',
      body: Type.Object(
        { code: Type.String({ pattern: '^\\s*(\\d\\s*){6}$' }) },
        { additionalProperties: false },
      ),
      handle: async call => {
        const code = call.body.code.replaceAll(/\s/g, '')
        const { status } = await ask(call, '/two-factor/verify-totp', { code })
        return status === 200 ? undefined : refuseFor(status, 'wrong-code')
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/account/two-factor/disable',
      summary: 'Turn off two-factor authentication',
      allow,
      audit: 'account.two-factor-disabled',
      body: Password,
      handle: async call => {
        const { status } = await ask(call, '/two-factor/disable', call.body)
        return status === 200 ? undefined : refuseFor(status, 'wrong-password')
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/account/recovery-codes',
      summary: 'Generate new recovery codes; the previous ones stop working',
      allow,
      audit: 'account.recovery-codes-made',
      body: Password,
      answer: Type.Object({ codes: Codes }),
      handle: async call => {
        const { status, answer } = await ask(call, '/two-factor/generate-backup-codes', call.body)
        if (status !== 200) return refuseFor(status, 'wrong-password')
        return { codes: answer.backupCodes as string[] }
      },
    }),
  ]
}
