import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const FileParams = Type.Object({
  id: Type.String({ maxLength: 100 }),
  file: Type.String({ pattern: '^[0-9]{1,3}\\.[a-z0-9]{1,8}$' }),
})

/** Files of a submission, as downloads only. */
export function fileRoutes({ forms, formFiles }: AdminDeps) {
  return [
    adminRoute({
      method: 'GET',
      path: '/submissions/:id/files/:file',
      summary: 'Download a file of a form submission',
      allow: 'submissions.read',
      params: FileParams,
      handle: async ({ params, reply }) => {
        const name = `${params.id}/${params.file}`
        const submission = await forms.submissions.find(params.id)
        const sent = submission?.fields.flatMap(field => field.files ?? [])
        const known = sent?.find(one => one.file === name)
        const file = known && (await formFiles.open(name))
        if (!file) return refuse('not-found')
        const fileName = encodeURIComponent(known.name)
        reply.header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
        reply.header('content-length', file.bytes)
        return reply.type('application/octet-stream').send(file.stream())
      },
    }),
  ]
}
