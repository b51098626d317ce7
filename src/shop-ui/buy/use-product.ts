import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError, callAction } from '#module-contract/client'
import {
  type AddMessage,
  type AddRefusal,
  announceCart,
  type CartAfterAdding,
  type CartNotice,
  combine,
  pictureFor,
  readChoice,
  variantFor,
  writeChoice,
} from '#shop/client'
import { useSending } from '#ui/client'
import { isInBuilder, onQuery, writeQuery } from '#visitor/client'
import { galleriesOf, showPicture } from '../gallery/use-gallery.ts'
import type { BuyData } from '../product-data.ts'
import { announceChoice, onChoice } from './choice-event.ts'

/** Selected options and result of adding to the cart. */
export function useProduct(id: string, data: BuyData) {
  const { product, key } = data
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState(data.choice)
  const [notice, setNotice] = useState<CartNotice<AddMessage>>()
  const [error, setError] = useState(data.refused?.message)
  const [addon, setAddon] = useState(data.refused?.addon)
  const [entered, setEntered] = useState(() => ({
    addons: data.refused?.addons ?? {},
    quantity: Number(data.refused?.quantity) || product?.rule?.min || 1,
  }))
  /** The error asks for options, which it named before anything was sent. */
  const [isAsking, setIsAsking] = useState(false)
  const { isSending, send } = useSending()
  const combination = combine(product?.options ?? [], product?.variants ?? [], choice)
  const variant = product && variantFor(product, choice)

  function choose(chosen: Record<string, string>) {
    setChoice(chosen)
    writeQuery(writeChoice(product?.options ?? [], data.parameters, chosen))
    announceChoice({ key, by: id, choice: chosen })
  }

  // Reads options selected before the script loaded, and after Back and Forward.
  const takeForm = useEffectEvent(() => {
    if (form.current) setEntered(enteredIn(form.current))
    const chosen = form.current ? choiceOf(form.current) : {}
    if (Object.entries(chosen).some(([option, value]) => data.choice[option] !== value)) {
      choose(chosen)
    }
  })
  const readAddress = useEffectEvent((query: URLSearchParams) =>
    readChoice(product?.options ?? [], data.parameters, query),
  )
  useEffect(() => {
    const take = (chosen: Record<string, string>) => {
      if (form.current) showChoice(form.current, chosen)
      setChoice(chosen)
    }
    takeForm()
    const stops = [onQuery(query => readAddress(query), take), onChoice({ key, by: id }, take)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [key, id])

  const picture = product && pictureFor(product, choice)
  // The server shows the image of the variant in the URL first.
  const shown = useRef(picture)
  useEffect(() => {
    if (picture && picture !== shown.current && form.current) {
      for (const gallery of galleriesOf(form.current.ownerDocument, key)) {
        showPicture(gallery, picture)
      }
    }
    shown.current = picture
  }, [picture, key])

  async function add(sent: HTMLFormElement) {
    setNotice(undefined)
    setError(undefined)
    setAddon(undefined)
    setIsAsking(false)
    try {
      const called = await callAction<CartAfterAdding, AddRefusal>(id, 'add', filledIn(sent))
      announceCart({ wasAdded: called.ok })
      if (called.ok) setNotice(called.answer.notices[0])
      else {
        setError(called.refusal.message)
        setAddon(called.refusal.addon)
        const first = called.refusal.addon && `[name="addon-${called.refusal.addon}"]`
        if (first) sent.querySelector<HTMLElement>(first)?.focus()
      }
    } catch (failure) {
      // The product was unpublished or deleted while its page was open.
      const isGone = failure instanceof CallError && failure.status === 404
      setError({ key: isGone ? 'unknownProduct' : 'notAdded' })
    }
  }

  return {
    form,
    choice,
    combination,
    variant,
    notice,
    error,
    /** Of an add-on, which shows it too. */
    problem: error && { addon, message: error },
    entered,
    isSending,
    isAsking,
    askForOptions() {
      const options = combination.missing.map(option => option.name)
      setNotice(undefined)
      setIsAsking(true)
      setError({ key: 'chooseOptions', values: { options, name: product?.name ?? '' } })
    },
    onChange: (event: FormEvent<HTMLFormElement>) => {
      choose(choiceOf(event.currentTarget))
      setEntered(enteredIn(event.currentTarget))
      setError(undefined)
      setAddon(undefined)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const sent = event.currentTarget
      if (!isInBuilder()) void send(() => add(sent))
    },
  }
}
export type ProductState = ReturnType<typeof useProduct>

/** Values of the form's `option-…` fields by option key. */
function choiceOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith('option-') && value ? [[name.slice('option-'.length), String(value)]] : [],
  )
  return Object.fromEntries(entries)
}

/** Fields of the form without files that were not chosen. */
function filledIn(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  for (const [name, value] of [...data]) {
    if (typeof value !== 'string' && value.size === 0) data.delete(name)
  }
  return data
}

/** Add-ons and quantity of the form. */
function enteredIn(form: HTMLFormElement) {
  // Files without a name were not chosen.
  const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name)
  const entries = [...new FormData(form)].map(([name, value]) => [name, textOf(value)] as const)
  const addons = entries.flatMap(([name, value]) =>
    name.startsWith('addon-') ? [[name.slice('addon-'.length), value]] : [],
  )
  const quantity = Number(entries.find(([name]) => name === 'quantity')?.[1])
  return {
    addons: Object.fromEntries(addons) as Record<string, string>,
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
  }
}

function showChoice(form: HTMLFormElement, choice: Record<string, string>) {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name^="option-"]')) {
    input.checked = choice[input.name.slice('option-'.length)] === input.value
  }
}
