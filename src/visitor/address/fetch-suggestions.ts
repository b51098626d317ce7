/** Suggestions from the server (`server/places`). */
export interface Suggested {
  places: AddressSuggestion[]
  /** Accessible name of the list. */
  label: string
  /** Screen reader status. */
  status: string
}

export interface AddressSuggestion {
  label: string
  detail: string
  address?: SuggestedAddress
  id?: string
}

/** By field name without prefix; empty if the place has no such part. */
export type SuggestedAddress = Record<string, string>

const PATH = '/address-suggestions'
const TIMEOUT_MS = 6000

export async function fetchSuggestions(asked: {
  text: string
  part: string
  country: string
  session: string
}): Promise<Suggested | undefined> {
  const answer = await post<Suggested>(PATH, asked)
  return Array.isArray(answer?.places) ? answer : undefined
}

export async function fetchAddress(chosen: {
  id: string
  session: string
}): Promise<SuggestedAddress | undefined> {
  return (await post<{ address: SuggestedAddress }>(`${PATH}/chosen`, chosen))?.address
}

/** Undefined for every failure: offline, refused, or an unexpected response. */
async function post<Answer>(path: string, body: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** Version 4 UUID; `crypto.randomUUID` requires a secure context. */
export function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
