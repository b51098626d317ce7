import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import { createId, DAY, HOUR, MINUTE, SECOND } from '#base'
import type { Database } from '#db'
import {
  ADDRESS_HEADER,
  AUTH_PATH,
  COOKIE_PREFIX,
  isSecure,
  MIN_PASSWORD_LENGTH,
} from './settings.ts'

export interface AuthDeps {
  db: Database
  secret: string
  /** Without a trailing slash. */
  publicUrl: string
  /** Puts the mail with the link into the outbox. */
  mailReset(to: { name: string; email: string }, link: string): Promise<void>
  /** After somebody set a new password by the link of a mail. */
  onReset(userId: string, name: string): Promise<void>
  /** After a sign-in, whichever way; with a second step, after that. */
  onSignIn(userId: string, address: string | null): Promise<void>
  /** After somebody added a passkey. */
  onPasskey(userId: string, name: string): Promise<void>
  /** Sign-in tries per minute and address; 0 for no limit. */
  signInLimit: number
}

const RESET_LASTS_MS = HOUR
const SESSION_LASTS_MS = 14 * DAY
/** A sign-in younger than this may change how one signs in. */
const FRESH_MS = 15 * MINUTE

const seconds = (ms: number) => ms / SECOND

/** better-auth on our database. Nobody signs up by themselves: accounts come from invitations and commands. */
export function createAuth(deps: AuthDeps) {
  const { hostname, origin } = new URL(deps.publicUrl)
  async function hasTwoFactor({ userId }: { userId: string }) {
    const user = await deps.db
      .selectFrom('auth_users')
      .select('twoFactorEnabled')
      .where('id', '=', userId)
      .executeTakeFirst()
    return Boolean(user?.twoFactorEnabled)
  }
  return betterAuth({
    appName: 'Vitrine',
    baseURL: deps.publicUrl,
    basePath: AUTH_PATH,
    secret: deps.secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    // A wrong password is not worth a line; what breaks is.
    logger: { level: 'error' },
    // One spelling on both databases, so that a backup of one can be restored on the other: flags as 0 and 1, dates
    // as text. The adapter asks for any Kysely; our table types are narrower than it can know.
    database: { db: deps.db as never, type: 'sqlite' },
    user: {
      modelName: 'auth_users',
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabledAt: { type: 'number', required: false, input: false, bigint: true },
      },
    },
    session: {
      modelName: 'auth_sessions',
      expiresIn: seconds(SESSION_LASTS_MS),
      updateAge: seconds(DAY),
      freshAge: seconds(FRESH_MS),
    },
    account: { modelName: 'auth_accounts' },
    verification: { modelName: 'auth_verifications' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 200,
      resetPasswordTokenExpiresIn: seconds(RESET_LASTS_MS),
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => deps.onReset(user.id, user.name),
      sendResetPassword: async ({ user, token }) =>
        deps.mailReset(user, `${deps.publicUrl}/admin/reset?token=${encodeURIComponent(token)}`),
    },
    rateLimit: {
      enabled: deps.signInLimit > 0,
      storage: 'database',
      modelName: 'auth_rate_limits',
      window: 60,
      max: 100,
      customRules: {
        '/sign-in/*': { window: 60, max: deps.signInLimit },
        '/two-factor/*': { window: 60, max: deps.signInLimit },
        '/request-password-reset': { window: 600, max: 5 },
        '/reset-password': { window: 600, max: 10 },
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isSecure(deps.publicUrl),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      database: { generateId: () => createId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      session: {
        create: {
          // An account that was disabled cannot come back by any way of signing in.
          before: async session => {
            const user = await deps.db
              .selectFrom('auth_users')
              .select('disabledAt')
              .where('id', '=', session.userId)
              .executeTakeFirst()
            if (!user || user.disabledAt !== null) return false
          },
          after: async (session, context) => {
            // Made anew for somebody who is signed in already, such as after a change of the password.
            if (context?.context.session) return
            const isFirstStep = context?.path === '/sign-in/email' && (await hasTwoFactor(session))
            if (!isFirstStep) await deps.onSignIn(session.userId, session.ipAddress ?? null)
          },
        },
      },
    },
    hooks: {
      after: createAuthMiddleware(async ({ path, context }) => {
        if (path !== '/passkey/verify-registration') return
        const added = context.returned as { userId?: string; name?: string } | undefined
        if (added?.userId) await deps.onPasskey(added.userId, added.name ?? '')
      }),
    },
    plugins: [
      twoFactor({
        issuer: hostname,
        schema: { twoFactor: { modelName: 'auth_two_factors' } },
      }),
      passkey({
        rpID: hostname,
        rpName: hostname,
        origin,
        schema: { passkey: { modelName: 'auth_passkeys' } },
      }),
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>
