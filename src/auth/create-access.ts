import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, isLookAlikeDomain, ok, type Result, refuse } from '#base'
import { type Database, type DatabaseKind, inTransaction } from '#db'
import type { MailTheme } from '#mail'
import { createAccount } from './account.ts'
import { type ApiKey, createApiKeys } from './api-keys.ts'
import { type Actor, writeAudit } from './audit.ts'
import { createAuditLog } from './audit-log.ts'
import { confirmPassword } from './confirm-password.ts'
import type { Auth } from './create-auth.ts'
import { createInvitations } from './invitations.ts'
import { type AccessMail, composeAccessMail, isAccessTemplate } from './mail.ts'
import { pruneAccess } from './prune-access.ts'
import { can, type Permission } from './roles.ts'
import { seal, unseal } from './sealed.ts'
import { sessionCookie } from './settings.ts'
import { createStaff, type StaffMember, toMember } from './staff.ts'

export interface AccessDeps {
  db: Database
  kind: DatabaseKind
  clock: Clock
  secret: string
  /** Without a trailing slash. */
  publicUrl: string
  signInLimit: number
  addToOutbox(
    db: Database,
    entry: { kind: string; payload: Record<string, string> },
    nowMs: number,
  ): Promise<void>
}

/** Longer than a password check, so that response times do not reveal which accounts exist. */
const REFUSED_AFTER_MS = 400

/** The signed-in user of a request, or the program with an API key. */
export interface Session {
  id: string
  /** Whether the request has an API key instead of an account. */
  isApiKey: boolean
  member: StaffMember
  /** `set-cookie` values: the first request of a day extends the session. */
  renewed: readonly string[]
  may(permission: Permission): boolean
}

/** Staff access: accounts, invitations, sessions and the audit log. */
export function createAccess(deps: AccessDeps) {
  const { db, clock, secret, publicUrl } = deps
  const staff = createStaff(deps)
  const cookieName = `${sessionCookie(publicUrl)}=`

  const queueMail = (mail: AccessMail, tx = db) => {
    const { link, ...rest } = mail
    return deps.addToOutbox(
      tx,
      { kind: 'mail', payload: { ...rest, link: seal(secret, link) } },
      clock.now(),
    )
  }
  let log = (message: string, details: unknown[]) => console.error(message, ...details)
  async function openAuth(): Promise<Auth> {
    const { createAuth } = await import('./create-auth.ts')
    return createAuth({
      db,
      secret,
      publicUrl,
      signInLimit: deps.signInLimit,
      onProblem: (message, details) => log(message, details),
      mailReset: ({ name, email }, link) =>
        queueMail({ template: 'password-reset', to: email, name, link }),
      onReset: (userId, name) =>
        writeAudit(db, clock, {
          actor: { id: userId, name, address: null },
          action: 'account.password-reset',
          target: { id: userId, label: name },
        }),
      onPasskey: async (userId, name) => {
        const member = await staff.find(userId)
        await writeAudit(db, clock, {
          actor: { id: userId, name: member?.name ?? '', address: null },
          action: 'passkey.added',
          target: { id: userId, label: name },
        })
      },
      onSignIn: async (userId, address) => {
        const member = await staff.find(userId)
        if (!member) return
        await writeAudit(db, clock, {
          actor: { id: userId, name: member.name, address },
          action: 'session.started',
        })
      },
    })
  }
  let opened: Promise<Auth> | undefined
  /** better-auth is loaded on first use, because it is large and visitors never need it. */
  const auth = () => {
    opened ??= openAuth()
    return opened
  }

  const hashPassword = async (password: string) =>
    (await (await auth()).$context).password.hash(password)
  const invitations = createInvitations({ db, clock, staff, hashPassword })
  const apiKeys = createApiKeys({ db, clock })
  const welcomeLink = (token: string) => `${publicUrl}/admin/welcome?token=${token}`

  return {
    staff,
    invitations,
    account: createAccount(deps),
    apiKeys,
    audit: createAuditLog(db),
    /** Deletes expired access data. */
    prune: () => pruneAccess(db, clock),
    /** Handles better-auth's routes. */
    async handle(request: Request): Promise<Response> {
      const startedAt = performance.now()
      const response = await (await auth()).handler(request)
      const isRefusal = response.status === 401 && request.url.endsWith('/sign-in/email')
      if (isRefusal && deps.signInLimit > 0) {
        await wait(Math.max(0, REFUSED_AFTER_MS - (performance.now() - startedAt)))
      }
      return response
    },

    /** Sets the logger for problems inside better-auth. */
    logTo(write: typeof log) {
      log = write
    },

    /** Session of a request; undefined for visitors. */
    async session(headers: Headers): Promise<Session | undefined> {
      const authorization = headers.get('authorization')
      if (authorization) {
        const key = await apiKeys.ofHeader(authorization)
        return key && sessionOfKey(key)
      }
      // Without the cookie there is no session to look up.
      if (!headers.get('cookie')?.includes(cookieName)) return undefined
      const asked = await (await auth()).api.getSession({ headers, returnHeaders: true })
      const found = asked.response
      if (!found) return undefined
      const member = toMember(found.user)
      return {
        id: found.session.id,
        isApiKey: false,
        member,
        renewed: asked.headers.getSetCookie(),
        may: permission => can(member.role, permission),
      }
    },

    /** Checks the password of a signed-in user before a dangerous action. */
    async confirmPassword(userId: string, password: string) {
      const { verify } = (await (await auth()).$context).password
      const isLimited = deps.signInLimit > 0
      return confirmPassword({ db, isLimited, verify }, userId, password)
    },

    /** Creates an account with a password, for commands. */
    async create(
      wanted: { email: string; name: string; role: StaffMember['role']; password: string },
      actor: Actor,
    ) {
      const { password, ...rest } = wanted
      const passwordHash = await hashPassword(password)
      return inTransaction({ db }, async tx => {
        const added = await staff.add(tx, { ...rest, passwordHash })
        if (added.ok) {
          const { id, email, role } = added.member
          const target = { id, label: email }
          await writeAudit(tx, clock, { actor, action: 'user.created', target, details: { role } })
        }
        return added
      })
    },

    /** Link by which the owner of a new site sets a password; undefined if an account exists. */
    async ownerLink(): Promise<string | undefined> {
      const token = await invitations.createForOwner()
      return token && welcomeLink(token)
    },

    /**
     * Invites someone by email. With `isMailed: false` no mail is sent and the result contains the
     * link. Earlier links for the address stop working. Refused if the address has an account or
     * resembles another one.
     */
    async invite(
      wanted: { email: string; name: string; role: StaffMember['role'] },
      actor: Actor,
      { isMailed = true }: { isMailed?: boolean } = {},
    ): Promise<Result<{ link: string | null }, 'taken' | 'look-alike'>> {
      const to = wanted.email.trim().toLowerCase()
      if (isLookAlikeDomain(to.slice(to.lastIndexOf('@') + 1))) return refuse('look-alike')
      if (await staff.hasEmail(to)) return refuse('taken')
      const { name } = wanted
      const token = await invitations.create({ ...wanted, email: to }, actor, async (tx, made) => {
        if (!isMailed) return
        await queueMail({ template: 'invitation', to, name, link: welcomeLink(made) }, tx)
      })
      return ok({ link: isMailed ? null : welcomeLink(token) })
    },

    /** Whether an outbox mail belongs to this domain. */
    writes: (payload: Record<string, unknown>) => isAccessTemplate(payload.template),

    /** `payload` as stored in the outbox. */
    composeMail: (payload: Record<string, unknown>, look: MailTheme) =>
      composeAccessMail(payload, look, sealed => unseal(secret, sealed)),
  }
}

/** A key has no role: `may` decides. */
const sessionOfKey = ({ id, name, permissions }: ApiKey): Session => ({
  id: `api-key:${id}`,
  isApiKey: true,
  member: {
    ...{ id: `api-key:${id}`, name, email: '', role: 'author' },
    ...{ disabledAt: undefined, hasTwoFactor: false },
  },
  renewed: [],
  may: permission => (permissions as readonly Permission[]).includes(permission),
})

export type Access = ReturnType<typeof createAccess>
