import { Readable } from 'node:stream'
import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { BackupParams, Password } from './schemas.ts'

const allow = 'settings.write'

/** Downloads of backups. A backup contains everything, so the user's password is asked for. */
export const downloadRoutes = ({ backups, access, publicUrl }: AdminDeps) => [
  adminRoute({
    method: 'POST',
    path: '/backups/:id/download',
    summary: 'A link to download a backup, which works for a minute; the password confirms it',
    allow,
    audit: 'backup.download-requested',
    params: BackupParams,
    body: Password,
    answer: Type.Object({ url: Type.String(), bytes: Type.Integer() }),
    async handle({ session, params: { id }, body, audit }) {
      const confirmed = await access.confirmPassword(session.member.id, body.password)
      if (!confirmed.ok) return confirmed
      // Problems are shown here, because the browser would store an error as the file.
      const opened = await backups.openArchive(id)
      if (!opened.ok) return opened
      audit({ id, label: id })
      const token = encodeURIComponent(backups.downloadToken(id, session.member.id))
      return { url: `/api/admin/backups/${id}/file?token=${token}`, bytes: opened.value.bytes }
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/backups/:id/file',
    summary: 'Download a backup as a tar file for `vitrine restore`; the link is asked for before',
    allow,
    audit: 'backup.downloaded',
    params: BackupParams,
    query: Type.Object(
      { token: Type.String({ maxLength: 1000 }) },
      { additionalProperties: false },
    ),
    async handle({ session, params: { id }, query: { token }, audit, reply }) {
      if (!backups.mayDownload(token, id, session.member.id)) return refuse('link-expired')
      const opened = await backups.openArchive(id)
      if (!opened.ok) return opened
      audit({ id, label: id, details: { bytes: opened.value.bytes } })
      const name = `${new URL(publicUrl).hostname}-${id}.tar`
      reply.header('content-disposition', `attachment; filename="${name}"`)
      reply.header('content-length', opened.value.bytes)
      reply.type('application/x-tar')
      // Sent after the audit log has it.
      return Readable.from(opened.value.content(), { objectMode: false })
    },
  }),
]
