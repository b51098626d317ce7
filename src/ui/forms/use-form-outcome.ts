import { type RefObject, useEffect, useState } from 'react'

/** Result of sending a form: a success message, or errors and the fields changed since. */
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
    /** Number of answers; each is announced. */
    attempts,
    setRefused,
    refuse(reason: Refused) {
      setRefused(reason)
      setChanged([])
      setAttempts(count => count + 1)
    },
    /** Informs popups and tests, and follows the redirect. */
    accept(answer: string, redirect: string | undefined) {
      setSent(answer)
      setRefused(undefined)
      setAttempts(count => count + 1)
      document.dispatchEvent(new CustomEvent('vt:converted', { detail: { form: formId } }))
      if (redirect) location.assign(redirect)
    },
    /** The message of a field is hidden while it is corrected. */
    isChanged: (fieldId: string) => changed.includes(fieldId),
    noteChange: (fieldId: string) =>
      setChanged(before => (before.includes(fieldId) ? before : [...before, fieldId])),
  }
}

/** Detects the start of a form, including focus before the script loaded. */
export function useFormStart(form: RefObject<HTMLFormElement | null>, begin: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form starts
  useEffect(() => {
    const isFocused = form.current?.contains(document.activeElement)
    if (isFocused || matchMedia('(hover: none)').matches) begin()
  }, [])
}
