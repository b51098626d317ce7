export { type Actor, type AuditEntry, commandActor, systemActor, writeAudit } from './audit.ts'
export { type Access, createAccess, type Session } from './create-access.ts'
export type { Invitation } from './invitations.ts'
export { ADDRESS_HEADER, AUTH_PATH, MIN_PASSWORD_LENGTH, sessionCookie } from './settings.ts'
