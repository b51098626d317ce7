import Type from 'typebox'
import { defineAction } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { kindWithin, type Suggested } from './suggested.ts'

const Typed = Type.Object({ text: Type.String({ maxLength: 200 }) })
/** Number of suggestions. */
const LIMIT = 7

export const actions = {
  /** Suggestions for the text typed so far. */
  suggest: defineAction<typeof Props, Services, typeof Typed>({
    input: Typed,
    perMinute: 240,
    run: async (props, { text }, { services }) => {
      const kind = kindWithin(props)
      const { hits, total } = await services.search.find({
        text,
        ...(kind ? { kinds: [kind] } : {}),
        offset: 0,
        limit: LIMIT,
      })
      const answer: Suggested = {
        items: hits.map(({ ref, kind, kindName, href, title }) => ({
          ref,
          kind,
          kindName,
          href,
          title,
        })),
        total,
      }
      return { ok: true, answer }
    },
  }),
}
