import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from './field.ts'
import type { FormInUse } from './form-in-use.ts'
import type { ContactFormData } from './load.server.ts'
import type { RenderedForm } from './rendered.ts'
import type { FormLogic, useFormLogic } from './use-form-logic.ts'

/** Delay in milliseconds after typing before conditions are evaluated (behaviour §7). */
const TYPING_MS = 250

/** Hidden fields and calculated results. */
export function useFormValues(
  fields: readonly FieldProps[],
  { hidden: first, results }: ContactFormData,
  logic: ReturnType<typeof useFormLogic>,
  inUse: () => FormInUse,
) {
  const [rendered, setRendered] = useState<RenderedForm>({ hiddenSteps: first, results })
  /** Without script all fields are shown, including those hidden by conditions. */
  const [isStarted, setStarted] = useState(false)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const resolve = ({ resolveEntered }: FormLogic) => {
    const next = resolveEntered(inUse())
    setRendered(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    return next
  }
  const update = () => {
    clearTimeout(typing.current)
    if (!fields.some(isResolved)) return
    if (logic.loaded.current) resolve(logic.loaded.current)
    else logic.load().then(resolve, () => showAll(inUse().element))
  }

  // Includes values entered before the script loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts
  useEffect(() => {
    setStarted(true)
    update()
    return () => clearTimeout(typing.current)
  }, [])

  return {
    ...rendered,
    isStarted,
    resolve,
    update,
    updateSoon: () => {
      clearTimeout(typing.current)
      typing.current = setTimeout(update, TYPING_MS)
    },
  }
}

/** Fields that depend on answers or the URL. */
const isResolved = ({ type, rules }: FieldProps) =>
  rules.length > 0 || type === 'calculation' || type === 'hidden'

/** Shows all fields, as without script, so that they can be filled in. */
function showAll(form: HTMLFormElement | null) {
  for (const element of form?.querySelectorAll('[data-hidden]') ?? []) {
    element.removeAttribute('data-hidden')
  }
}
