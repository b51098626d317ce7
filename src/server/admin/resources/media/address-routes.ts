import Type from 'typebox'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { MediaEntry } from './schema.ts'

/** Titles and images of embeds. */
export function addressRoutes({ describeAddress }: AdminDeps) {
  return [
    adminRoute({
      method: 'POST',
      path: '/media/describe-address',
      summary:
        'Ask a provider (oEmbed) for title and image of an address; the image is added to the library',
      allow: 'media.write',
      audit: 'media.uploaded',
      body: Type.Object(
        {
          url: Type.String({ minLength: 1, maxLength: 1000 }),
          /** The URL is a post of a WordPress site. */
          isPost: Type.Boolean({ default: false }),
        },
        { additionalProperties: false },
      ),
      answer: Type.Object({
        provider: Type.String(),
        title: Type.String(),
        poster: Type.Union([Type.Null(), MediaEntry]),
        isPosterMissing: Type.Boolean(),
      }),
      handle: async ({ body: { url, isPost }, audit, skipAudit }) => {
        const found = await describeAddress(url, isPost)
        if (!found.ok) return found
        const { poster } = found.details
        if (poster) audit({ id: poster.id, label: poster.fileName, details: { url } })
        else skipAudit()
        return found.details
      },
    }),
  ]
}
