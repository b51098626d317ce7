/** Whether passkeys are available, or the reason why not. */
export type PasskeySupport = 'supported' | 'needs-domain' | 'unsupported'

export function passkeySupport(): PasskeySupport {
  // Passkeys need a domain name, not an IP address.
  if (/^[\d.]+$|:/.test(location.hostname)) return 'needs-domain'
  // Requires the JSON methods of WebAuthn Level 3.
  const isSupported =
    'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
  return isSupported ? 'supported' : 'unsupported'
}

/** `done`, `cancelled` by the user, or the reason of the failure. */
export type PasskeyOutcome = 'done' | 'cancelled' | 'stale' | 'too-many' | 'offline' | 'refused'

/** Signs in with a passkey. */
export function signInWithPasskey(): Promise<PasskeyOutcome> {
  return ceremony('authenticate', async options => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never)
    const credential = await navigator.credentials.get({ publicKey })
    return { response: toJson(credential) }
  })
}

/** Creates a passkey for the signed-in user; `stale` if the sign-in is too old. */
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
