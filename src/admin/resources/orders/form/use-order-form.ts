import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OrderInput, OrderInputItem, OrderPreview } from '#shop/schema'
import { callApi } from '#staff/client'
import { useLeaveWarning } from '../../../forms/use-leave-warning.ts'

const PREVIEW_DELAY_MS = 300

/** An item with a key that stays the same while others are removed. */
export type FormItem = OrderInputItem & { key: string }
export type FormInput = Omit<OrderInput, 'items'> & { items: FormItem[] }

export interface OpenedOrder {
  /** Undefined for a new draft. */
  id: string | undefined
  input: OrderInput
  version: number
}

let lastKey = 0
export const nextKey = () => `item-${++lastKey}`

const toFormInput = (input: OrderInput): FormInput => ({
  ...input,
  items: input.items.map(item => ({ ...item, key: nextKey() })),
})
const toInput = (form: FormInput): OrderInput => ({
  ...form,
  items: form.items.map(({ key: _key, ...item }) => item),
})

/** Input of the order form and its preview, which the server calculates while staff types. */
export function useOrderForm(opened: OpenedOrder, isEdit: boolean) {
  const [form, setForm] = useState(() => toFormInput(opened.input))
  const [saved, setSaved] = useState(() => JSON.stringify(opened.input))
  const input = toInput(form)
  const text = JSON.stringify(input)
  const isChanged = text !== saved
  useLeaveWarning(isChanged)
  const shown = useDelayed(text, PREVIEW_DELAY_MS)
  const query = useQuery({
    queryKey: ['orders', 'preview', isEdit ? opened.id : '', shown],
    queryFn: () =>
      callApi<OrderPreview>('POST', '/orders/preview', {
        body: { input: JSON.parse(shown), ...(isEdit && { orderId: opened.id }) },
      }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  })
  return {
    form,
    input,
    isChanged,
    preview: query.data,
    previewError: query.error,
    isCalculating: query.isFetching || shown !== text,
    change: (changes: Partial<FormInput>) => setForm(before => ({ ...before, ...changes })),
    setField: (name: keyof OrderInput['fields'], value: string) =>
      setForm(before => ({ ...before, fields: { ...before.fields, [name]: value } })),
    setItem: (key: string, changes: Partial<FormItem>) =>
      setForm(before => ({
        ...before,
        items: before.items.map(item => (item.key === key ? { ...item, ...changes } : item)),
      })),
    /** Marks the current input as stored. */
    markSaved: () => setSaved(text),
  }
}
export type OrderFormState = ReturnType<typeof useOrderForm>

function useDelayed(value: string, delayMs: number): string {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return delayed
}
