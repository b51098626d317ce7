/** EM-1: limits of an embedded page's height. */
const LOWEST_PX = 200
const HIGHEST_PX = 1000

export type EmbedMessage = { heightPx: number } | { href: string }

interface Frame {
  /** Passed to the frame when it was created. */
  secret: string
  src: string
  hasFocus: boolean
}

/**
 * Parses a message of an embedded page (EM-1): a height, clamped to 200–1000, or a link to follow.
 * Undefined for other messages, a wrong or non-alphanumeric secret, and links that are not http(s),
 * lead to another host, or were not pressed.
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

/** Ten random letters and digits shared by the page and its frame. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return [...bytes].map(byte => LETTERS[byte % LETTERS.length]).join('')
}
