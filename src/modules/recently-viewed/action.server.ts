import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Type from 'typebox'
import { defineAction, TextsProvider } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'
import { RecentCards } from './RecentCards.tsx'

/** Ids of viewed products, newest first, separated by commas. */
const Viewed = Type.Object(
  { ids: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,11}$' }) },
  { additionalProperties: false },
)

export const actions = {
  /** HTML of the cards, and the ids of products that are still published. */
  cards: defineAction<typeof Props, Services, typeof Viewed>({
    input: Viewed,
    perMinute: 120,
    run: async ({ count }, { ids }, { services: { shop, pages }, translate }) => {
      const asked = [...new Set(ids.split(','))]
      const { products, money } = await shop.catalog.list({ ids: asked, perPage: asked.length })
      const { locale, timeZone } = await pages.settings.get()
      const shown = createElement(RecentCards, { products: products.slice(0, count), money })
      const html = renderToStaticMarkup(
        createElement(
          TextsProvider,
          // biome-ignore lint/correctness/noChildrenProp: no JSX here
          { locale, timeZone, translate, children: shown },
        ),
      )
      return { ok: true, answer: { html, ids: products.map(product => product.id) } }
    },
  }),
}
