import { createHash } from 'node:crypto'
import { type Clock, createId, createKey, DAY, ok, type Result, refuse } from '#base'
import { type Database, inTransaction, okIfAffected } from '#db'
import { type Actor, commandActor, writeAudit } from './audit.ts'
import type { Role } from './roles.ts'
import type { Staff, StaffMember } from './staff.ts'

const LASTS_MS = 3 * DAY

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export interface InvitationDeps {
  db: Database
  clock: Clock
  staff: Pick<Staff, 'add'>
  hashPassword(password: string): Promise<string>
}

/** Shown on the invitation page. */
export interface Invitation {
  email: string | undefined
  name: string
  role: Role
}

/** An invitation in the admin's list. */
export interface OpenInvitation {
  id: string
  email: string
  name: string
  role: Role
  expiresAt: number
}

type Accepted = Result<{ member: StaffMember }, 'invalid-link' | 'email-taken'>

/** Single-use invitation links, valid for three days, by which new staff set a password. */
export function createInvitations({ db, clock, staff, hashPassword }: InvitationDeps) {
  async function find(tx: Database, token: string) {
    const row = await tx
      .selectFrom('auth_invitations')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst()
    // The first link of a site is only valid while there is no account.
    return row?.email === null && (await hasAccounts(tx)) ? undefined : row
  }

  async function hasAccounts(tx: Database): Promise<boolean> {
    const anyone = await tx.selectFrom('auth_users').select('id').limit(1).executeTakeFirst()
    return anyone !== undefined
  }

  /** Returns the token; only its hash is stored. */
  async function create(
    wanted: { email: string | null; name: string; role: Role },
    actor: Actor,
    /** Queues the mail in the same transaction. */
    send: (tx: Database, token: string) => Promise<void> = async () => {},
  ): Promise<string> {
    const token = createKey()
    const id = createId()
    await db.transaction().execute(async tx => {
      // A new link replaces older ones for the same person.
      await tx
        .deleteFrom('auth_invitations')
        .where('used_at', 'is', null)
        .where('email', wanted.email === null ? 'is' : '=', wanted.email)
        .execute()
      await tx
        .insertInto('auth_invitations')
        .values({
          ...wanted,
          id,
          token_hash: hashOf(token),
          expires_at: clock.now() + LASTS_MS,
          used_at: null,
          created_at: clock.now(),
          created_by: actor.id,
        })
        .execute()
      if (actor.id) {
        const target = { id, label: wanted.email ?? '' }
        await writeAudit(tx, clock, {
          actor,
          action: 'user.invited',
          target,
          details: { role: wanted.role },
        })
      }
      await send(tx, token)
    })
    return token
  }

  return {
    create,

    /** Unused invitations, newest first. Expired ones can be sent again. */
    async list(): Promise<OpenInvitation[]> {
      const rows = await db
        .selectFrom('auth_invitations')
        .select(['id', 'email', 'name', 'role', 'expires_at', 'created_at'])
        .where('used_at', 'is', null)
        .where('email', 'is not', null)
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map(row => ({
        id: row.id,
        email: row.email ?? '',
        name: row.name,
        role: row.role as Role,
        expiresAt: row.expires_at,
      }))
    },

    /** The link stops working at once. */
    async revoke(id: string) {
      const gone = await db
        .deleteFrom('auth_invitations')
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return okIfAffected(gone)
    },

    /** The first link of a new site; undefined if an account exists. */
    async createForOwner(): Promise<string | undefined> {
      if (await hasAccounts(db)) return undefined
      return create({ email: null, name: '', role: 'owner' }, commandActor)
    },

    async read(token: string): Promise<Invitation | undefined> {
      const row = await find(db, token)
      if (!row) return undefined
      return { email: row.email ?? undefined, name: row.name, role: row.role as Role }
    },

    /** Creates the account. `invalid-link` if the link is used, replaced, expired or forged. */
    async accept(
      token: string,
      given: { name: string; email: string; password: string },
      address: string | null,
    ): Promise<Accepted> {
      const passwordHash = await hashPassword(given.password)
      return inTransaction({ db }, async (tx): Promise<Accepted> => {
        const row = await find(tx, token)
        if (!row) return refuse('invalid-link')
        const taken = await tx
          .updateTable('auth_invitations')
          .set({ used_at: clock.now() })
          .where('id', '=', row.id)
          .where('used_at', 'is', null)
          .executeTakeFirst()
        if (taken.numUpdatedRows === 0n) return refuse('invalid-link')
        const added = await staff.add(tx, {
          name: given.name,
          email: row.email ?? given.email,
          role: row.role as Role,
          passwordHash,
        })
        // Rolled back, so that the link can be used with another address.
        if (!added.ok) return added
        const { member } = added
        await writeAudit(tx, clock, {
          actor: { id: member.id, name: member.name, address },
          action: 'user.joined',
          target: { id: member.id, label: member.email },
        })
        return ok({ member })
      })
    },
  }
}
