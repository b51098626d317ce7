import { type Called, callAction } from '#module-contract/client'
import { eachThere } from './on-element.ts'

/** Shows the buttons that sign in with a passkey or add one, where the browser has passkeys. */
export function startCustomerPasskeys() {
  if (!isSupported()) return
  eachThere<HTMLElement>('[data-passkey][data-node]', box => {
    const button = box.querySelector('button')
    const status = box.querySelector<HTMLElement>('[role="status"]')
    if (!button || !status) return
    box.hidden = false
    button.addEventListener('click', async () => {
      button.disabled = true
      status.textContent = ''
      const problem = await runCeremony(box.dataset)
      button.disabled = false
      if (problem) status.textContent = status.dataset[problem] ?? status.dataset.failed ?? ''
    })
  })
}

/** Passkeys need a domain name, and the JSON methods of WebAuthn Level 3. */
const isSupported = () =>
  !/^[\d.]+$|:/.test(location.hostname) &&
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Opens the next page; otherwise the reason of the failure, undefined if the person cancelled. */
async function runCeremony({ passkey, node = '', next = '' }: DOMStringMap) {
  const isNew = passkey === 'add'
  try {
    const asked = await callAction<object>(node, isNew ? 'new-passkey-options' : 'passkey-options')
    if (!asked.ok) return asked.reason === 'sign-in-again' ? 'stale' : 'failed'
    const credential = await askDevice(isNew, asked.answer)
    const response = JSON.stringify((credential as PublicKeyCredential).toJSON())
    const called: Called<undefined> = await callAction(
      node,
      isNew ? 'add-passkey' : 'use-passkey',
      {
        ...{ response, next },
        name: isNew ? deviceName() : '',
      },
    )
    if (!called.ok) return 'failed'
    location.assign(called.redirect ?? location.pathname)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined
    return 'failed'
  }
}

function askDevice(isNew: boolean, options: object) {
  if (isNew) {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never)
    return navigator.credentials.create({ publicKey })
  }
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never)
  return navigator.credentials.get({ publicKey })
}

/** Name of the new passkey, such as “macOS”. */
const deviceName = () =>
  /(Windows|Android|iPhone|iPad|Mac OS|CrOS|Linux)/.exec(navigator.userAgent)?.[0] ?? ''
