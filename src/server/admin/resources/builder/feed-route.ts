import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

/** Reads a feed at a URL. Refused with a reason if it cannot be read. */
export const feedRoute = ({ feedReader }: Pick<AdminDeps, 'feedReader'>) =>
  adminRoute({
    method: 'POST',
    path: '/builder/feed',
    summary:
      'Read a feed of another site, where it was not read yet or where it shall be read anew',
    allow: 'pages.read',
    body: Type.Object(
      {
        url: Type.String({ minLength: 1, maxLength: 1000 }),
        anew: Type.Boolean({ default: false }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      title: Type.String(),
      entries: Type.Integer(),
      /** UTC milliseconds. */
      readAt: Type.Number(),
    }),
    handle: async ({ body: { url, anew } }) => {
      const { content, problem, readAt = 0 } = await feedReader.readNow(url, { anew })
      if (problem || !content) return refuse(problem ?? 'feed-unreachable')
      return { title: content.title, entries: content.entries.length, readAt }
    },
  })
