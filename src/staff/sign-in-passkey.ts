import { passkeySupport, signInWithPasskey } from './passkey.ts'

/** Progressive enhancement of the sign-in page: shows the passkey button and results. */
const button = document.querySelector<HTMLButtonElement>('[data-passkey]')
const said = document.querySelector<HTMLElement>('[data-passkey-said]')
if (button && said && passkeySupport() === 'supported') {
  button.hidden = false
  button.addEventListener('click', async () => {
    button.disabled = true
    said.textContent = ''
    const outcome = await signInWithPasskey()
    if (outcome === 'done') return location.assign(button.dataset.passkey || '/admin')
    button.disabled = false
    if (outcome !== 'cancelled')
      said.textContent = said.dataset[outcome === 'too-many' ? 'tooMany' : 'failed'] ?? ''
  })
}
