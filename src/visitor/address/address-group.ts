import type { SuggestedAddress } from './fetch-suggestions.ts'

type Field = HTMLInputElement | HTMLSelectElement

/** Fields of an address: those of a form with the same name prefix. */
export function addressGroup(field: HTMLInputElement) {
  const prefix = `${field.dataset.completes}_`
  const named = (part: string): Field | undefined => {
    const found = field.form?.elements.namedItem(prefix + part)
    return found instanceof HTMLInputElement || found instanceof HTMLSelectElement
      ? found
      : undefined
  }
  return {
    /** Part of the address this field contains. */
    part: field.name.slice(prefix.length),
    country: () => named('country')?.value ?? '',

    /**
     * Leaves fields unchanged if the address lacks them. Country first, because it determines the
     * other fields.
     */
    async fill(address: SuggestedAddress) {
      const { country, ...rest } = address
      if (country) write(named('country'), country)
      await new Promise(resolve => setTimeout(resolve))
      for (const [part, value] of Object.entries(rest)) if (value) write(named(part), value)
    },
  }
}

/** Sets a value with an input event, as if typed. */
function write(field: Field | undefined, value: string) {
  if (!field || field.value === value) return
  if (field instanceof HTMLSelectElement) {
    if (![...field.options].some(option => option.value === value)) return
    field.value = value
  } else {
    // Use the native setter, so that React notices the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
