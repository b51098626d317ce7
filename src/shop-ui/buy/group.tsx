import { ActionField, SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import type { buyTexts } from '../buy-texts.ts'
import type { BuyData } from '../product-data.ts'
import { Answer } from './answer.tsx'
import { Members } from './members.tsx'
import type { ProductState } from './use-product.ts'

/** Grouped products with quantities, added together. */
export function Group({ id, data, state }: { id: string; data: BuyData; state: ProductState }) {
  const t = useTexts<typeof buyTexts>()
  const { product } = data
  if (!product) return null
  return (
    <form
      ref={state.form}
      id={`${id}-form`}
      className="product-form"
      method="post"
      aria-busy={state.isSending || undefined}
      onSubmit={state.onSubmit}
      noValidate
    >
      <ActionField node={id} name="add" />
      <ServerHtml as="div" className="product-members">
        {data.kept ? SERVER_TEXT : <Members id={id} product={product} />}
      </ServerHtml>
      <button className="button" type="submit" aria-disabled={state.isSending || undefined}>
        {t('addToCart')}
      </button>
      <Answer notice={state.notice} error={state.error} />
    </form>
  )
}
