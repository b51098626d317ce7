import type { SuggestedAddress } from './ask-places.ts'

type Field = HTMLInputElement | HTMLSelectElement

/** The fields of one address: those of a form whose names begin alike. */
export function addressGroup(field: HTMLInputElement) {
  const prefix = `${field.dataset.completes}_`
  const named = (part: string): Field | undefined => {
    const found = field.form?.elements.namedItem(prefix + part)
    return found instanceof HTMLInputElement || found instanceof HTMLSelectElement
      ? found
      : undefined
  }
  return {
    /** Which field of it this is. */
    part: field.name.slice(prefix.length),
    country: () => named('country')?.value ?? '',

    /** What the address does not say stays as it is. The country comes first: it decides which other fields there are. */
    async fill(address: SuggestedAddress) {
      const { country, ...rest } = address
      if (country) write(named('country'), country)
      await new Promise(resolve => setTimeout(resolve))
      for (const [part, value] of Object.entries(rest)) if (value) write(named(part), value)
    },
  }
}

/** As if it were typed: whoever follows the field hears of it. */
function write(field: Field | undefined, value: string) {
  if (!field || field.value === value) return
  if (field instanceof HTMLSelectElement) {
    if (![...field.options].some(option => option.value === value)) return
    field.value = value
  } else {
    // React follows the value of its fields by their own setter: past that, so that it sees a change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
