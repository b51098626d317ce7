import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FormField, type FormValues, readFiles, readValues, resolveForm } from '#forms/client'

/** How long after typing the conditions are looked at again (behaviour §7). */
const TYPING_MS = 250

/** What is entered in a form, and what it comes to: hidden fields and results of calculations. */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  entered: FormValues,
) {
  const [resolved, setResolved] = useState(() => resolve(fields, entered))
  /** Without script, and until it is there. */
  const [hiddenAtFirst] = useState(resolved.hidden)
  /** Without script all steps stand below each other, those as well that conditions hide. */
  const [isStarted, setStarted] = useState(false)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const reader = () => readerOf(form.current)
  const current = () => ({ ...readValues(fields, reader()), ...hiddenValues(fields, entered) })
  const update = () => {
    clearTimeout(typing.current)
    const next = resolve(fields, current())
    setResolved(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }

  // What was entered before the script was there counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts
  useEffect(() => {
    setStarted(true)
    update()
    return () => clearTimeout(typing.current)
  }, [])

  // An answer may hide and show forty fields: to render each again would be half of what the answer costs.
  useLayoutEffect(() => {
    for (const element of form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      const isHidden = resolved.hidden.includes(element.dataset.field ?? '')
      element.toggleAttribute('data-hidden', isHidden)
    }
  })

  return {
    ...resolved,
    hiddenAtFirst,
    isStarted,
    current,
    files: () => readFiles(fields, reader()),
    update,
    updateSoon: () => {
      clearTimeout(typing.current)
      typing.current = setTimeout(update, TYPING_MS)
    },
  }
}

/** What is entered under a name; all of it is read at once. As `FormData` has it, which lays out the page for a text area. */
function readerOf(form: HTMLFormElement | null): (name: string) => readonly unknown[] {
  const entered = new Map<string, unknown[]>()
  for (const element of form?.elements ?? []) {
    if (!isEntry(element)) continue
    const before = entered.get(element.name)
    if (before) before.push(...valuesOf(element))
    else entered.set(element.name, valuesOf(element))
  }
  return name => entered.get(name) ?? []
}

type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isEntry = (element: Element): element is Entry =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const CHOSEN = ['checkbox', 'radio']

function valuesOf(element: Entry): unknown[] {
  if (element instanceof HTMLSelectElement) {
    return Array.from(element.selectedOptions, one => one.value)
  }
  if (element instanceof HTMLInputElement) {
    if (element.type === 'file') return [...(element.files ?? [])]
    if (CHOSEN.includes(element.type) && !element.checked) return []
  }
  return [element.value]
}

/** What the form is rendered by: answers that decide nothing are no reason to do it again. */
function resolve(fields: readonly FormField[], entered: FormValues) {
  const { hidden, values } = resolveForm(fields, entered)
  const isShown = ({ type }: FormField) => type === 'calculation' || type === 'hidden'
  const results = fields
    .filter(isShown)
    .map(({ id }): [string, string | undefined] => [id, values[id]?.[0]])
  return { hidden: [...hidden], results: Object.fromEntries(results) }
}

/** What hidden fields hold: what the form began with, else what the address and cookies say. */
function hiddenValues(fields: readonly FormField[], entered: FormValues): FormValues {
  const values: FormValues = {}
  for (const { id, type, source } of fields) {
    if (type !== 'hidden' || !source) continue
    const known = entered[id]?.[0] || readSource(source)
    values[id] = known ? [known] : []
  }
  return values
}

function readSource({ from, value }: NonNullable<FormField['source']>): string | null {
  if (from === 'text') return value
  if (from === 'page') return readable(location.pathname, decodeURI)
  if (from === 'parameter') return new URLSearchParams(location.search).get(value)
  const pair = document.cookie.split('; ').find(one => one.startsWith(`${value}=`))
  return pair ? readable(pair.slice(value.length + 1), decodeURIComponent) : null
}

/** Addresses and cookies may hold a percent sign that means nothing: they are taken as they are. */
function readable(text: string, decode: (text: string) => string): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}
