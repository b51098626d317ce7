import { type Clock, createId, ok, type Result, refuse } from '#base'
import type { Database, DatabaseKind } from '#db'
import { type Actor, writeAudit } from './audit.ts'
import { forgetResetLinks } from './reset-links.ts'
import type { Role } from './roles.ts'

/** A staff account as shown in the admin. */
export interface StaffMember {
  id: string
  name: string
  email: string
  role: Role
  /** UTC milliseconds; undefined while the account is enabled. */
  disabledAt: number | undefined
  hasTwoFactor: boolean
}

export interface StaffDeps {
  db: Database
  kind: DatabaseKind
  clock: Clock
}

/** Staff accounts. Rows are written in better-auth's format, because it reads them. */
export function createStaff({ db, kind, clock }: StaffDeps) {
  const now = () => new Date(clock.now()).toISOString()

  /** Adds an account within the caller's transaction. */
  async function add(
    tx: Database,
    wanted: { name: string; email: string; role: Role; passwordHash: string },
  ): Promise<Result<{ member: StaffMember }, 'email-taken'>> {
    const email = wanted.email.trim().toLowerCase()
    const id = createId(clock)
    const added = await tx
      .insertInto('auth_users')
      .values({
        id,
        name: wanted.name.trim() || email,
        email,
        emailVerified: 0,
        image: null,
        role: wanted.role,
        disabledAt: null,
        twoFactorEnabled: 0,
        createdAt: now(),
        updatedAt: now(),
      })
      .onConflict(conflict => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!added) return refuse('email-taken')
    await tx
      .insertInto('auth_accounts')
      .values({
        id: createId(clock),
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: wanted.passwordHash,
        createdAt: now(),
        updatedAt: now(),
      })
      .execute()
    return ok({ member: toMember(added) })
  }

  async function find(id: string): Promise<StaffMember | undefined> {
    const row = await db
      .selectFrom('auth_users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row && toMember(row)
  }

  /** Whether a lowercase address has an account. */
  async function hasEmail(email: string): Promise<boolean> {
    const row = await db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    return row !== undefined
  }

  async function isLastOwner(tx: Database, id: string): Promise<boolean> {
    const owners = await tx
      .selectFrom('auth_users')
      .select('id')
      .where('role', '=', 'owner')
      .where('disabledAt', 'is', null)
      .execute()
    return owners.length === 1 && owners[0]?.id === id
  }

  /** Locks the owners, so that two owners cannot remove each other at once. */
  function change(
    id: string,
    actor: Actor,
    action: string,
    values: { role?: Role; disabledAt?: number | null },
  ): Promise<Result<object, 'not-found' | 'last-owner'>> {
    return db.transaction().execute(async tx => {
      if (kind === 'postgres') {
        await tx
          .selectFrom('auth_users')
          .select('id')
          .where('role', '=', 'owner')
          .forUpdate()
          .execute()
      }
      const member = await tx
        .selectFrom('auth_users')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!member) return refuse('not-found')
      const staysOwner = (values.role ?? member.role) === 'owner' && !values.disabledAt
      if (!staysOwner && (await isLastOwner(tx, id))) return refuse('last-owner')
      await tx
        .updateTable('auth_users')
        .set({ ...values, updatedAt: now() })
        .where('id', '=', id)
        .execute()
      // Permissions are read with the session, so changes apply from the next request.
      if (values.disabledAt) {
        await tx.deleteFrom('auth_sessions').where('userId', '=', id).execute()
        await forgetResetLinks(tx, id)
      }
      await writeAudit(tx, clock, {
        actor,
        action,
        target: { id, label: member.email },
        details: values.role ? { from: member.role, to: values.role } : {},
      })
      return ok()
    })
  }

  return {
    add,
    find,
    hasEmail,

    async list(): Promise<StaffMember[]> {
      const rows = await db.selectFrom('auth_users').selectAll().orderBy('name').execute()
      return rows.map(toMember)
    },

    setRole: (id: string, role: Role, actor: Actor) =>
      change(id, actor, 'user.role-changed', { role }),

    /** Keeps the account's history and allows enabling it again. Ends its sessions at once. */
    disable: (id: string, actor: Actor) =>
      change(id, actor, 'user.disabled', { disabledAt: clock.now() }),

    enable: (id: string, actor: Actor) => change(id, actor, 'user.enabled', { disabledAt: null }),
  }
}

export type Staff = ReturnType<typeof createStaff>

/** From a database row or better-auth's equivalent. */
export function toMember(row: {
  id: string
  name: string
  email: string
  role: string
  disabledAt?: number | null | undefined
  twoFactorEnabled?: number | boolean | null | undefined
}): StaffMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role as Role,
    disabledAt: row.disabledAt ?? undefined,
    hasTwoFactor: Boolean(row.twoFactorEnabled),
  }
}
