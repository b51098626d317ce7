import { type RefObject, useEffect, useState } from 'react'

/** What came of sending a form: what is said instead of it, or why it was refused and what was changed since. */
export function useFormOutcome<Refused extends string>(
  formId: string,
  first: { sent: string | undefined; refused: Refused | undefined },
) {
  const [sent, setSent] = useState(first.sent)
  const [refused, setRefused] = useState(first.refused)
  const [changed, setChanged] = useState<readonly string[]>([])
  const [attempts, setAttempts] = useState(0)
  return {
    sent,
    refused,
    /** How often there was an answer: each is read out. */
    attempts,
    setRefused,
    refuse(reason: Refused) {
      setRefused(reason)
      setChanged([])
      setAttempts(count => count + 1)
    },
    /** Popups and tests hear of it, and the visitor is led on. */
    accept(answer: string, redirect: string | undefined) {
      setSent(answer)
      setRefused(undefined)
      setAttempts(count => count + 1)
      document.dispatchEvent(new CustomEvent('vt:converted', { detail: { form: formId } }))
      if (redirect) location.assign(redirect)
    },
    /** While a field is being put right, its message is gone. */
    isChanged: (fieldId: string) => changed.includes(fieldId),
    noteChange: (fieldId: string) =>
      setChanged(before => (before.includes(fieldId) ? before : [...before, fieldId])),
  }
}

/** What was focused before the script was there begins a form as well; so does the touch that started it. */
export function useFormStart(form: RefObject<HTMLFormElement | null>, begin: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts
  useEffect(() => {
    const isFocused = form.current?.contains(document.activeElement)
    if (isFocused || matchMedia('(hover: none)').matches) begin()
  }, [])
}
