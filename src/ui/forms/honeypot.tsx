import { HONEYPOT } from '#base'

/**
 * Invisible field that bots fill (`forms/check-sender.ts`). Its attributes make 1Password,
 * LastPass, Bitwarden and Dashlane ignore it.
 */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </div>
  )
}

/** Empties the field before the next try: autofill may have filled it. */
export function clearHoneypot(form: HTMLFormElement | null) {
  const input = form?.elements.namedItem(HONEYPOT)
  if (input instanceof HTMLInputElement) input.value = ''
}
