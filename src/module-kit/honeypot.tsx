import { HONEYPOT } from '#base'

/**
 * A field that people do not see and programs fill (`forms/check-sender.ts`). The attributes keep password managers
 * out: 1Password, LastPass, Bitwarden and Dashlane.
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
