import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { callAction, useSending } from '#module-kit/client'
import {
  type AddRefusal,
  announceCart,
  type CartNotice,
  type CartView,
  combine,
} from '#shop/client'
import { isBuilding } from '#visitor/client'
import type { ProductData } from './product-data.ts'
import { showPicture } from './use-gallery.ts'

/** What a visitor has chosen, and what became of adding it. */
export function useProduct(
  id: string,
  data: ProductData,
  gallery: RefObject<HTMLDivElement | null>,
) {
  const { product } = data
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState(data.choice)
  const [notice, setNotice] = useState<CartNotice>()
  const [error, setError] = useState(data.refused?.error)
  const { isSending, send } = useSending()
  const combination = combine(product?.options ?? [], product?.variants ?? [], choice)
  const isFixed = product?.type === 'simple'
  const variant = isFixed ? product.variants[0] : combination.variant

  // What was chosen before the script was there.
  useEffect(() => {
    const chosen = form.current && readChoice(form.current)
    if (chosen && Object.keys(chosen).length > 0) setChoice(chosen)
  }, [])

  const picture = (variant ?? firstMatch(product?.variants ?? [], choice))?.picture
  const shown = useRef(picture)
  useEffect(() => {
    if (picture && picture !== shown.current && gallery.current) {
      showPicture(gallery.current, picture)
    }
    shown.current = picture
  }, [picture, gallery])

  async function add(sent: HTMLFormElement) {
    setNotice(undefined)
    setError(undefined)
    try {
      const called = await callAction<CartView, AddRefusal>(id, 'add', new FormData(sent))
      announceCart()
      if (called.ok) setNotice(called.answer.notices[0])
      else setError(called.refusal.error)
    } catch {
      setError('The shop does not answer. Nothing was added; please try again.')
    }
  }

  return {
    form,
    choice,
    combination,
    variant,
    notice,
    error,
    isSending,
    onChange: (event: FormEvent<HTMLFormElement>) => {
      setChoice(readChoice(event.currentTarget))
      setError(undefined)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const sent = event.currentTarget
      if (!isBuilding()) void send(() => add(sent))
    },
  }
}
export type ProductState = ReturnType<typeof useProduct>

/** Values of the form's `option-…` fields, by option key. */
function readChoice(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith('option-') && value ? [[name.slice('option-'.length), String(value)]] : [],
  )
  return Object.fromEntries(entries)
}

/** Of an unfinished choice, the first variant that it leaves open: its picture shows the glaze already. */
function firstMatch<Variant extends { options: Record<string, string> }>(
  variants: readonly Variant[],
  choice: Record<string, string>,
): Variant | undefined {
  const chosen = Object.entries(choice).filter(([, value]) => value !== '')
  if (chosen.length === 0) return undefined
  return variants.find(variant =>
    chosen.every(([key, value]) => (variant.options[key] ?? value) === value),
  )
}
