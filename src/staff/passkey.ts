/** Whether passkeys work here, and otherwise what is in their way. */
export type PasskeySupport = 'supported' | 'needs-domain' | 'unsupported'

export function passkeySupport(): PasskeySupport {
  // A passkey belongs to a domain name: a numeric host has none.
  if (/^[\d.]+$|:/.test(location.hostname)) return 'needs-domain'
  // In the form that servers speak: WebAuthn Level 3.
  const isSupported =
    'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
  return isSupported ? 'supported' : 'unsupported'
}

/** `done`, `cancelled` by whoever was asked, or why not. */
export type PasskeyOutcome = 'done' | 'cancelled' | 'stale' | 'too-many' | 'offline' | 'refused'

/** Asks the device for one of its passkeys and signs in with it. */
export function signInWithPasskey(): Promise<PasskeyOutcome> {
  return ceremony('authenticate', async options => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never)
    const credential = await navigator.credentials.get({ publicKey })
    return { response: toJson(credential) }
  })
}

/** Makes a passkey for whoever is signed in; `stale` when the sign-in was too long ago for that. */
export function addPasskey(name: string): Promise<PasskeyOutcome> {
  return ceremony('register', async options => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never)
    const credential = await navigator.credentials.create({ publicKey })
    return { response: toJson(credential), name }
  })
}

async function ceremony(
  kind: 'register' | 'authenticate',
  askDevice: (options: unknown) => Promise<object>,
): Promise<PasskeyOutcome> {
  try {
    const asked = await fetch(`/api/auth/passkey/generate-${kind}-options`)
    if (!asked.ok) return outcomeOf(asked.status)
    const body = await askDevice(await asked.json())
    const verb = kind === 'register' ? 'registration' : 'authentication'
    const answer = await fetch(`/api/auth/passkey/verify-${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.ok ? 'done' : outcomeOf(answer.status)
  } catch (error) {
    if (error instanceof DOMException) {
      return error.name === 'InvalidStateError' ? 'refused' : 'cancelled'
    }
    return 'offline'
  }
}

function outcomeOf(status: number): PasskeyOutcome {
  if (status === 429) return 'too-many'
  return status === 403 ? 'stale' : 'refused'
}

function toJson(credential: Credential | null): unknown {
  return (credential as PublicKeyCredential).toJSON()
}
