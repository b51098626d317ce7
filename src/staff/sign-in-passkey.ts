import { passkeySupport, signInWithPasskey } from './passkey.ts'

/** The sign-in page works without this: it shows the button that needs script, and what became of it. */
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
