import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { twoFactor } from 'better-auth/plugins'
import { createId, DAY, HOUR, MINUTE, SECOND } from '#base'
import type { Database } from '#db'
import { accountKey, clearAttempts, countTry } from './account-limits.ts'
import { createTryCounts } from './count-tries.ts'
import { spendCode } from './one-time-codes.ts'
import { forgetResetLinks } from './reset-links.ts'
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
  /** Queues the mail with the link. */
  mailReset(to: { name: string; email: string }, link: string): Promise<void>
  /** Called after a password was reset by mail. */
  onReset(userId: string, name: string): Promise<void>
  /** Called after every kind of sign-in, including the second factor. */
  onSignIn(userId: string, address: string | null): Promise<void>
  /** Called after a passkey was added. */
  onPasskey(userId: string, name: string): Promise<void>
  /** Logs errors inside better-auth. */
  onProblem(message: string, details: unknown[]): void
  /** Attempts per minute and IP address; 0 for no limit. */
  signInLimit: number
}

const RESET_LASTS_MS = HOUR
const SESSION_LASTS_MS = 14 * DAY
/** Changing sign-in methods requires a sign-in within this time. */
const FRESH_MS = 15 * MINUTE

/** Cookie of browsers in which the account's password was entered correctly. */
const KNOWN_BROWSER = `${COOKIE_PREFIX}.known`
const KNOWN_LASTS_MS = 365 * DAY

const seconds = (ms: number) => ms / SECOND

/**
 * Configures better-auth for our database. Public sign-up is disabled: accounts come from
 * invitations and commands.
 */
export function createAuth(deps: AuthDeps) {
  const { hostname, origin } = new URL(deps.publicUrl)
  const isLimited = deps.signInLimit > 0
  async function hasTwoFactor({ userId }: { userId: string }) {
    const user = await deps.db
      .selectFrom('auth_users')
      .select('twoFactorEnabled')
      .where('id', '=', userId)
      .executeTakeFirst()
    return Boolean(user?.twoFactorEnabled)
  }
  /** Key for counting attempts; browsers that know the password have their own. */
  async function triesOf(context: HookContext): Promise<string> {
    const key = accountKey(emailIn(context))
    const known = await context.getSignedCookie(KNOWN_BROWSER, deps.secret)
    return known === key ? `${key} known` : key
  }

  async function refuseSpentCode(context: HookContext) {
    const { code } = (context.body ?? {}) as { code?: unknown }
    const userId = await findPendingUser(context)
    if (userId === undefined || typeof code !== 'string') return
    const factor = await deps.db
      .selectFrom('auth_two_factors')
      .select('secret')
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (!factor) return
    const key = context.context.secretConfig
    const secret = await symmetricDecrypt({ key, data: factor.secret })
    if (!(await spendCode(deps.db, { userId, secret, code }))) throw new APIError('UNAUTHORIZED')
  }

  return betterAuth({
    appName: 'Vitrine',
    baseURL: deps.publicUrl,
    basePath: AUTH_PATH,
    secret: deps.secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...details) => {
        // Wrong passwords are not logged, errors are.
        if (level === 'error') deps.onProblem(message, details)
      },
    },
    onAPIError: {
      onError: error => {
        // Other errors are handled and logged like everywhere else.
        if (!isAPIError(error)) throw error
      },
    },
    // Both databases use the same representation, so that a backup of one can be restored to the
    // other: flags as 0 and 1, dates as text. The adapter expects an untyped Kysely.
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
      onPasswordReset: async ({ user }) => {
        await forgetResetLinks(deps.db, user.id)
        await deps.onReset(user.id, user.name)
      },
      sendResetPassword: async ({ user, token }) => {
        // The response is the same either way.
        if (isLimited && !(await countTry(deps.db, 'reset-mail', user.id))) return
        await deps.mailReset(
          user,
          `${deps.publicUrl}/admin/reset?token=${encodeURIComponent(token)}`,
        )
      },
    },
    rateLimit: {
      enabled: isLimited,
      customStorage: createTryCounts(deps.db),
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
          // Disabled accounts cannot sign in by any method.
          before: async session => {
            const user = await deps.db
              .selectFrom('auth_users')
              .select('disabledAt')
              .where('id', '=', session.userId)
              .executeTakeFirst()
            if (!user || user.disabledAt !== null) return false
          },
          after: async (session, context) => {
            // A new session of a signed-in user, for example after changing the password.
            if (context?.context.session) return
            const isFirstStep = context?.path === '/sign-in/email' && (await hasTwoFactor(session))
            if (!isFirstStep) await deps.onSignIn(session.userId, session.ipAddress ?? null)
          },
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async context => {
        if (context.path === '/two-factor/verify-totp') await refuseSpentCode(context)
        if (context.path === '/sign-in/email' && isLimited) {
          const tries = await triesOf(context)
          if (!(await countTry(deps.db, 'sign-in', tries))) throw new APIError('TOO_MANY_REQUESTS')
        }
      }),
      after: createAuthMiddleware(async context => {
        const { path } = context
        const { returned } = context.context
        if (returned instanceof APIError) return
        if (path === '/passkey/verify-registration') {
          const added = returned as { userId?: string; name?: string } | undefined
          if (added?.userId) await deps.onPasskey(added.userId, added.name ?? '')
        }
        if (path === '/change-password') {
          const { user } = returned as { user: { id: string } }
          await forgetResetLinks(deps.db, user.id)
        }
        if (path === '/sign-in/email' && isLimited) {
          await clearAttempts(deps.db, 'sign-in', await triesOf(context))
          await context.setSignedCookie(KNOWN_BROWSER, accountKey(emailIn(context)), deps.secret, {
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            secure: isSecure(deps.publicUrl),
            maxAge: seconds(KNOWN_LASTS_MS),
          })
        }
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

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const emailIn = ({ body }: HookContext) => String((body as { email?: unknown } | undefined)?.email)

/** The user who enters a second factor: signed in, or with a correct password just before. */
async function findPendingUser(context: HookContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(context)
  if (session) return session.user.id
  const cookie = context.context.createAuthCookie('two_factor')
  const pending = await context.getSignedCookie(cookie.name, context.context.secret)
  const found = pending && (await context.context.internalAdapter.findVerificationValue(pending))
  return found ? found.value : undefined
}

export type Auth = ReturnType<typeof createAuth>
