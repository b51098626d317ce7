/**
 * A download's file is written as an address: `/product-files/<id>/<file name>` for one that was uploaded for sale
 * (never served at that address), `/media/…` for one of the media library, or http(s) for one elsewhere.
 */
const PRIVATE = /^\/product-files\/([A-Za-z0-9_-]{1,100})\/([A-Za-z0-9_.-]{1,100})$/
const MEDIA = /^\/media\/([A-Za-z0-9_.-]{1,100})\/([A-Za-z0-9_.-]{1,100})$/

export type FileAddress =
  | { kind: 'private'; id: string; file: string }
  | { kind: 'media'; key: string; file: string }
  | { kind: 'external'; url: string }

/** Reads the address of a download's file. Addresses of this site may be written with its origin. */
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

/** A file name that is safe in an address and on a disk; its ending stays. */
export function toFileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_.-]+/g, '-')
    .replace(/^[-.]+|-+$/g, '')
  return safe.slice(-100) || 'file'
}
