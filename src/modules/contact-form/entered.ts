import { decodePercent, isOwnCookie, readablePath } from '#base'
import { type FormField, type FormValues, readValues, resolveForm } from '#forms/client'
import { toFormFields } from './definition.ts'
import type { FormInUse } from './form-in-use.ts'
import { type RenderedForm, toRendered } from './rendered.ts'

/** Evaluates all input: hides fields by their conditions and returns the state to render. */
export function resolveEntered(form: FormInUse): RenderedForm {
  const fields = toFormFields(form.fields, form.t)
  const resolved = resolveForm(fields, enteredIn(form, fields))
  hideFields(form.element, resolved.hidden)
  return toRendered(fields, resolved)
}

/** Entered values and hidden fields. */
export function enteredIn({ element, data }: FormInUse, fields: readonly FormField[]): FormValues {
  const first = data.state.values ?? {}
  return { ...readValues(fields, readerOf(element)), ...hiddenValues(fields, first) }
}

/**
 * Returns a reader for values by name. Reads all at once like `FormData`, which would force a
 * layout for text areas.
 */
export function readerOf(form: HTMLFormElement | null): (name: string) => readonly unknown[] {
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

/** Sets the attributes directly, because rerendering forty fields is slower. */
function hideFields(form: HTMLFormElement | null, hidden: ReadonlySet<string>) {
  for (const element of form?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    element.toggleAttribute('data-hidden', hidden.has(element.dataset.field ?? ''))
  }
}

/** Hidden fields: their initial values, or those of URL and cookies. */
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
  if (from === 'page') return readablePath(location.pathname)
  if (from === 'parameter') return new URLSearchParams(location.search).get(value)
  if (isOwnCookie(value)) return null
  const pair = document.cookie.split('; ').find(one => one.startsWith(`${value}=`))
  return pair ? decodePercent(pair.slice(value.length + 1)) : null
}
