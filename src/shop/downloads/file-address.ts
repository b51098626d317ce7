/**
 * A download's file is stored as a URL: `/product-files/<id>/<name>` for uploads (never public),
 * `/media/…` for library files, or http(s).
 */
const PRIVATE = /^\/product-files\/([A-Za-z0-9_-]{1,100})\/([A-Za-z0-9_.-]{1,100})$/
const MEDIA = /^\/media\/([A-Za-z0-9_.-]{1,100})\/([A-Za-z0-9_.-]{1,100})$/

export type FileAddress =
  | { kind: 'private'; id: string; file: string }
  | { kind: 'media'; key: string; file: string }
  | { kind: 'external'; url: string }

/** Parses a file URL. URLs of this site may include the origin. */
export function readFileAddress(address: string, publicUrl: string): FileAddress {
  const url = URL.parse(address, publicUrl)
  const isOwn = url?.origin === new URL(publicUrl).origin
  const path = isOwn ? url.pathname : ''
  const [, id, file] = PRIVATE.exec(path) ?? []
  if (id && file) return { kind: 'private', id, file }
  const [, key, mediaFile] = MEDIA.exec(path) ?? []
  if (key && mediaFile) return { kind: 'media', key, file: mediaFile }
  return { kind: 'external', url: url?.href ?? address }
}

export const privateFileAddress = (id: string, file: string) => `/product-files/${id}/${file}`

/** A safe file name that keeps its extension. */
export function toFileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_.-]+/g, '-')
    .replace(/^[-.]+|-+$/g, '')
  return safe.slice(-100) || 'file'
}
