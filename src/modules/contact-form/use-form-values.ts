import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type FormField,
  type FormValues,
  type ResolvedForm,
  readFiles,
  readValues,
  resolveForm,
} from '#forms/client'

/** How long after typing the conditions are looked at again (behaviour §7). */
const TYPING_MS = 250

/** What is entered in a form, and what it comes to: hidden fields and results of calculations. */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  entered: FormValues,
) {
  const [first] = useState(() => resolveForm(fields, entered))
  /** Ids of all that conditions hide now. */
  const hidden = useRef<ReadonlySet<string>>(first.hidden)
  const [rendered, setRendered] = useState(() => toRendered(fields, first))
  /** Without script all steps stand below each other, those as well that conditions hide. */
  const [isStarted, setStarted] = useState(false)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const reader = () => readerOf(form.current)
  const current = () => ({ ...readValues(fields, reader()), ...hiddenValues(fields, entered) })
  const update = () => {
    clearTimeout(typing.current)
    const found = resolveForm(fields, current())
    hidden.current = found.hidden
    hideFields(form.current, found.hidden)
    const next = toRendered(fields, found)
    setRendered(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }

  // What was entered before the script was there counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts
  useEffect(() => {
    setStarted(true)
    update()
    return () => clearTimeout(typing.current)
  }, [])

  // What is rendered anew begins as the page did.
  useLayoutEffect(() => hideFields(form.current, hidden.current))

  return {
    ...rendered,
    hiddenAtFirst: first.hidden,
    hidden: () => hidden.current,
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

/** An answer may hide and show forty fields: to render them again would be most of what the answer costs. */
function hideFields(form: HTMLFormElement | null, hidden: ReadonlySet<string>) {
  for (const element of form?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    element.toggleAttribute('data-hidden', hidden.has(element.dataset.field ?? ''))
  }
}

/** What the form is rendered by: answers that change nothing of it are no reason to do it again. */
function toRendered(fields: readonly FormField[], { hidden, values }: ResolvedForm) {
  const steps = fields.filter(({ id, type }) => type === 'step' && hidden.has(id))
  const results = fields.filter(({ type }) => type === 'calculation' || type === 'hidden')
  return {
    hiddenSteps: steps.map(({ id }) => id),
    results: Object.fromEntries(results.map(({ id }) => [id, values[id]?.[0]])),
  }
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
