import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

type Schema = Kysely<unknown>
/** Tables of better-auth 1.6 and our own. Its dates are ISO 8601 text. */
export async function up(db: Schema) {
  await createAccounts(db)
  await createFactors(db)
  await db.schema
    .createTable('auth_rate_limits')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('lastRequest', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('auth_invitations')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('role', 'text', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('created_by', 'text')
    .execute()
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('user_name', 'text', column => column.notNull())
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('target_id', 'text')
    .addColumn('target_label', 'text', column => column.notNull())
    .addColumn('details', 'text', column => column.notNull())
    .addColumn('address', 'text')
    .execute()
  await createIndex(db, 'audit_log', 'at')
  await createIndex(db, 'audit_log', 'target_id')
}

async function createAccounts(db: Schema) {
  await db.schema
    .createTable('auth_users')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('emailVerified', 'integer', column => column.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', column => column.notNull())
    .addColumn('disabledAt', 'bigint')
    .addColumn('twoFactorEnabled', 'integer')
    .addColumn('createdAt', 'text', column => column.notNull())
    .addColumn('updatedAt', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('auth_sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('userId', 'text', toUser)
    .addColumn('token', 'text', column => column.notNull().unique())
    .addColumn('expiresAt', 'text', column => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', 'text', column => column.notNull())
    .addColumn('updatedAt', 'text', column => column.notNull())
    .execute()
  await createIndex(db, 'auth_sessions', 'userId')
  await db.schema
    .createTable('auth_accounts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('userId', 'text', toUser)
    .addColumn('accountId', 'text', column => column.notNull())
    .addColumn('providerId', 'text', column => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'text')
    .addColumn('refreshTokenExpiresAt', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'text', column => column.notNull())
    .addColumn('updatedAt', 'text', column => column.notNull())
    .execute()
  await createIndex(db, 'auth_accounts', 'userId')
  await db.schema
    .createTable('auth_verifications')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('identifier', 'text', column => column.notNull())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('expiresAt', 'text', column => column.notNull())
    .addColumn('createdAt', 'text', column => column.notNull())
    .addColumn('updatedAt', 'text', column => column.notNull())
    .execute()
  await createIndex(db, 'auth_verifications', 'identifier')
}

async function createFactors(db: Schema) {
  await db.schema
    .createTable('auth_two_factors')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('userId', 'text', toUser)
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('backupCodes', 'text', column => column.notNull())
    .addColumn('verified', 'integer')
    .addColumn('failedVerificationCount', 'integer', column => column.defaultTo(0))
    .addColumn('lockedUntil', 'text')
    .execute()
  await createIndex(db, 'auth_two_factors', 'userId')
  await db.schema
    .createTable('auth_passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('userId', 'text', toUser)
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', column => column.notNull())
    .addColumn('credentialID', 'text', column => column.notNull().unique())
    .addColumn('counter', 'integer', column => column.notNull())
    .addColumn('deviceType', 'text', column => column.notNull())
    .addColumn('backedUp', 'integer', column => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', 'text')
    .addColumn('aaguid', 'text')
    .execute()
  await createIndex(db, 'auth_passkeys', 'userId')
}

function createIndex(db: Schema, table: string, column: string) {
  return db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}

function toUser(column: ColumnDefinitionBuilder) {
  return column.notNull().references('auth_users.id').onDelete('cascade')
}
