/**
 * Whether form controls differ from the HTML: the visitor used them before the script ran, or the
 * browser restored them after a reload or Back.
 */
export function hasEnteredValues(within: ParentNode): boolean {
  return [...within.querySelectorAll<Control>('input, select, textarea')].some(isEntered)
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isEntered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0]
    return control.value !== (initial?.value ?? '')
  }
  if ('checked' in control && control.checked !== control.defaultChecked) return true
  return control.value !== control.defaultValue
}
