/** EM-1: how high an embedded page may make itself. */
const LOWEST_PX = 200
const HIGHEST_PX = 1000

export type EmbedMessage = { heightPx: number } | { href: string }

interface Frame {
  /** Given to the frame when it was made. */
  secret: string
  src: string
  hasFocus: boolean
}

/**
 * What an embedded page asks for (EM-1): a height, clamped to 200–1000, or to follow a link. Undefined for what is no such message,
 * has a secret that is not alphanumeric or not its own, or a link that is not http(s), leads to another host, or nobody pressed.
 */
export function readEmbedMessage(data: unknown, frame: Frame): EmbedMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { secret, message, value } = data as Record<string, unknown>
  if (typeof secret !== 'string' || !/^[A-Za-z0-9]+$/.test(secret) || secret !== frame.secret) {
    return undefined
  }
  if (message === 'height') {
    const height = Number.parseInt(String(value), 10)
    if (Number.isNaN(height)) return undefined
    return { heightPx: Math.min(HIGHEST_PX, Math.max(LOWEST_PX, height)) }
  }
  if (message !== 'link' || typeof value !== 'string' || !frame.hasFocus) return undefined
  if (!URL.canParse(value)) return undefined
  const link = new URL(value)
  const isWeb = link.protocol === 'http:' || link.protocol === 'https:'
  return isWeb && link.host === new URL(frame.src).host ? { href: link.href } : undefined
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Ten letters and digits that only this page and its frame know. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return [...bytes].map(byte => LETTERS[byte % LETTERS.length]).join('')
}
