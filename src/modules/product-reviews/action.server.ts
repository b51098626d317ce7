import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Type from 'typebox'
import { isEmailAddress } from '#base'
import type { GuardedForm } from '#forms'
import { readValues, validateForm } from '#forms/schema'
import { type ActionContext, defineAction, type PropsOf, TextsProvider } from '#module-contract'
import { findShownProduct } from '#shop/http'
import { REVIEW_PHOTOS } from '#shop/schema'
import type { Services } from '../services.ts'
import { reviewFields } from './fields.ts'
import { loadList } from './load.server.ts'
import type { Props } from './props.ts'
import { ReviewList } from './ReviewList.tsx'
import { PHOTO_FIELD, type ReviewState } from './reviews-data.ts'

const Given = Type.Object({ token: Type.Optional(Type.String({ maxLength: 1000 })) })
const Fields = Type.Record(
  Type.String(),
  Type.Union([Type.String({ maxLength: 20_000 }), Type.Array(Type.String({ maxLength: 5000 }))]),
)

const RATING = /^[1-5]$/
const MAX_PHOTO_BYTES = REVIEW_PHOTOS.maxMb * 1_000_000

export const actions = {
  /** Requested when the form is first touched, so that pages are the same for everybody. */
  token: defineAction<typeof Props, Services, typeof Given>({
    input: Given,
    perMinute: 60,
    run: async (_props, { token }, context) => ({
      ok: true,
      answer: await context.services.forms.token(guardOf(context), token),
    }),
  }),

  /** Stores a review. Scripts receive the updated list; without script the page shows it. */
  send: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 30,
    plainPerHour: 30,
    // One more than allowed, so that the form can report too many photos.
    files: ({ form }) =>
      form ? { maxCount: REVIEW_PHOTOS.count + 1, maxBytes: MAX_PHOTO_BYTES } : undefined,
    mayUpload: async (_props, input, { services, documentId, nodeId, isPlainPost }) => {
      if (!(await services.shop.settings()).reviews.photos) return false
      return services.forms.mayUpload(guardOf({ documentId, nodeId }), input, isPlainPost)
    },
    refuseBusy: (_props, input, context, wait) => {
      const values = readValues(reviewFields(context.translate), name => [input[name] ?? []].flat())
      const state = context.services.forms.tokenAgain(guardOf(context), context.isPlainPost)
      return {
        ok: false,
        reason: 'too-often',
        refusal: { values, ...lostPhotos(context), ...state, wait },
        waitSeconds: wait,
      }
    },
    run: async (props, input, context) => {
      const { shop, forms } = context.services
      const all = (name: string) => [input[name] ?? []].flat()
      const one = (name: string) => all(name)[0] ?? ''
      const fields = reviewFields(context.translate)
      const values = readValues(fields, all)
      const value = (id: string) => values[id]?.[0] ?? ''
      const messages = await forms.messages()
      const found = validateForm(fields, values, messages)
      if (value('rating') && !RATING.test(value('rating'))) {
        found.missing.push({
          fieldId: 'rating',
          label: context.translate('rating'),
          reason: 'missing',
        })
      }
      // The forms' rule also accepts multiple addresses.
      if (found.errors.length + found.missing.length === 0 && !isEmailAddress(value('email'))) {
        const label = context.translate('email')
        found.errors.push({ fieldId: 'email', label, reason: 'invalid-email' })
      }
      const sender = await forms.checkSender(guardOf(context), input, {
        found,
        messages,
        isPlain: context.isPlainPost,
        plainWait: context.plainWait,
      })
      if (!sender.ok) {
        const { reason, state } = sender
        const refusal = { values, ...lostPhotos(context), ...state }
        return { ok: false, reason, refusal, waitSeconds: state.wait }
      }
      const refuseAgain = (reason: string, more: ReviewState = {}) => {
        const again = forms.tokenAgain(guardOf(context), context.isPlainPost)
        const refusal = { values, ...lostPhotos(context), ...again, ...more }
        return { ok: false as const, reason, refusal }
      }
      const takesPhotos = (await shop.settings()).reviews.photos
      const photos = takesPhotos ? context.files.filter(({ field }) => field === PHOTO_FIELD) : []
      if (context.refusedFiles && takesPhotos) return refuseAgain(context.refusedFiles)
      // Photos received before a valid token were not stored.
      const isUnstored = photos.some(
        ({ path, size }) => !path && size > 0 && size <= MAX_PHOTO_BYTES,
      )
      if (isUnstored) return refuseAgain('expired')
      const product = await findShownProduct(context, props.product)
      const order = { number: Number(one('order')), key: one('key') }
      const added = product
        ? await shop.reviews.add({
            productId: product.id,
            rating: Number(value('rating')),
            title: value('title'),
            body: value('text'),
            name: value('name'),
            email: value('email'),
            ...(order.key && { order }),
            photos,
            uniqueKey: sender.id,
          })
        : ({ ok: false, reason: 'reviews-closed' } as const)
      if (!added.ok && added.reason === 'wrong-photo') {
        return added.problem === 'uploads-busy' || added.problem === 'storage-full'
          ? refuseAgain(added.problem)
          : refuseAgain('invalid', { photo: added.problem })
      }
      if (!added.ok || !product) return refuseAgain(added.ok ? 'reviews-closed' : added.reason)
      const sent = { isPublished: added.isPublished }
      return {
        ok: true,
        answer:
          context.isPlainPost || !added.isPublished
            ? sent
            : { ...sent, ...(await updatedList(props, context, product.id)) },
      }
    },
  }),
}

/** The first page of the list with the new review, before the page is rendered again. */
async function updatedList(
  props: PropsOf<typeof Props>,
  context: ActionContext<Services>,
  productId: string,
) {
  const { locale, timeZone } = await context.services.pages.settings.get()
  const reviewed = { id: productId, rating: { average: 0, count: 1 } }
  const { list, address } = await loadList(props, context, reviewed)
  const shown = createElement(ReviewList, {
    id: context.nodeId,
    list,
    address,
    hasBars: props.distribution,
  })
  const html = renderToStaticMarkup(
    createElement(
      TextsProvider,
      // biome-ignore lint/correctness/noChildrenProp: no JSX here
      { locale, timeZone, translate: context.translate, children: shown },
    ),
  )
  return { html, count: list.summary.rating?.count ?? 0 }
}

/** Without script, browsers cannot fill in files again. */
const lostPhotos = ({ isPlainPost, files }: ActionContext<Services>): ReviewState =>
  isPlainPost && files.length > 0 ? { mustChooseAgain: true } : {}

const guardOf = ({
  documentId,
  nodeId,
}: Pick<ActionContext<Services>, 'documentId' | 'nodeId'>): GuardedForm => ({
  key: `${documentId}/${nodeId}`,
  hasCaptcha: false,
  hasBotCheck: true,
})
