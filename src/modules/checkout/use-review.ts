import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CheckoutView, postForm } from '#shop/client'
import { isBuilding } from '#visitor/client'

/** How long after typing the totals follow the address (behaviour §14). */
const TYPING_MS = 1000
const ADDRESS = /^(billing|shipping)_(country|state|postcode|city|address_1|address_2)$/
const CHOICES = /^(ship_to_different_address|shipping_method)$/

type View = Omit<CheckoutView, 'countries'>

/** Keeps the overview in step with where the order goes and how. */
export function useReview(first: View, form: RefObject<HTMLFormElement | null>) {
  const [view, setView] = useState(first)
  const [isRefreshing, setRefreshing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function load() {
    if (!form.current || isBuilding()) return
    const run = ++latest.current
    setRefreshing(true)
    try {
      const posted = await postForm<CheckoutView>(form.current, null, { intent: 'review' })
      // A later one is under way: its answer counts.
      if (run !== latest.current || !posted.ok) return
      const { cart, payments, terms } = posted.answer
      setView(before => ({ ...before, cart, payments, terms }))
    } catch {
      // The totals stay as they were; placing the order checks them again.
    } finally {
      if (run === latest.current) setRefreshing(false)
    }
  }

  function refreshIn(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void load(), ms)
  }

  return {
    view,
    isRefreshing,
    refresh: () => refreshIn(0),
    onChange: (field: HTMLInputElement) => {
      const isChoice = CHOICES.test(field.name) || field.name.endsWith('_country')
      if (isChoice) refreshIn(0)
      else if (ADDRESS.test(field.name)) refreshIn(TYPING_MS)
    },
  }
}
