import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from './field.ts'
import type { FormInUse } from './form-in-use.ts'
import type { ContactFormData } from './load.server.ts'
import type { RenderedForm } from './rendered.ts'
import type { FormLogic, useFormLogic } from './use-form-logic.ts'

/** How long after typing the conditions are looked at again (behaviour §7). */
const TYPING_MS = 250

/** What answers come to: hidden fields and results of calculations. */
export function useFormValues(
  fields: readonly FieldProps[],
  { hidden: first, results }: ContactFormData,
  logic: ReturnType<typeof useFormLogic>,
  inUse: () => FormInUse,
) {
  const [rendered, setRendered] = useState<RenderedForm>({ hiddenSteps: first, results })
  /** Without script all steps stand below each other, those as well that conditions hide. */
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

  // What was entered before the script was there counts as well.
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

/** Answers change something of it, or the address does. */
const isResolved = ({ type, rules }: FieldProps) =>
  rules.length > 0 || type === 'calculation' || type === 'hidden'

/** As without script: what cannot be decided can be filled in. */
function showAll(form: HTMLFormElement | null) {
  for (const element of form?.querySelectorAll('[data-hidden]') ?? []) {
    element.removeAttribute('data-hidden')
  }
}
