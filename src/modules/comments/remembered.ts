import { decodePercent } from '#base'
/** SH-6: the cookie by which a browser remembers who comments, when they ask for it. */
export const COMMENTER_COOKIE = 'vt_commenter'
export const REMEMBERED_SECONDS = 365 * 24 * 60 * 60

/** Who comments, as the cookie holds it. */
export interface Commenter {
  name: string
  email: string
  website: string
}

export function writeCommenter({ name, email, website }: Commenter): string {
  return JSON.stringify({ name, email, website })
}

/** Out of `document.cookie`; undefined where nobody is remembered. */
export function readCommenter(cookies: string): Commenter | undefined {
  const found = cookies.split('; ').find(one => one.startsWith(`${COMMENTER_COOKIE}=`))
  if (!found) return undefined
  try {
    const stored = JSON.parse(decodePercent(found.slice(COMMENTER_COOKIE.length + 1)))
    const text = (name: keyof Commenter) => (typeof stored[name] === 'string' ? stored[name] : '')
    const commenter = { name: text('name'), email: text('email'), website: text('website') }
    return commenter.name ? commenter : undefined
  } catch {
    return undefined
  }
}
