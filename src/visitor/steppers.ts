/** Buttons beside a number field change it by its step, within its limits, also before hydration. */
export function startSteppers() {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element | null)?.closest<HTMLElement>('[data-step]')
    const input = button?.parentElement?.querySelector('input')
    if (!button || !input) return
    const before = input.value
    if (button.dataset.step === 'up') input.stepUp()
    else input.stepDown()
    if (input.value === before) return
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  })
}
