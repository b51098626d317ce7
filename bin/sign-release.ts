/**
 * Checksums and signature of the release package. Ed25519 of node:crypto: the key is a PEM file, so
 * that `openssl pkeyutl -verify` can check it as well.
 */
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { toSignedText, type UpdateNotice } from '../src/server/release/update-notice.ts'

/** Lists the files of a package. Not part of itself. */
export const CHECKSUMS = 'checksums.txt'
export const SIGNATURE = 'checksums.txt.sig'

/** Lines as of `sha256sum`, ordered by path. */
export function listChecksums(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(folder, name)).isFile())
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name !== CHECKSUMS && name !== SIGNATURE)
    .sort()
    .map(name => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`)
    .join('')
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Base64 of the Ed25519 signature. @param key PEM of the private key */
export function signText(text: string, key: string): string {
  return `${sign(null, Buffer.from(text), createPrivateKey(key)).toString('base64')}\n`
}

/** PEM of the public key that belongs to a private key. */
export const publicKeyOf = (key: string) =>
  createPublicKey(createPrivateKey(key)).export({ type: 'spki', format: 'pem' }).toString()

/** The file that `UPDATE_URL` names: tells sites of a new version. */
export function makeUpdateNotice(notice: UpdateNotice, key: string): string {
  const signature = signText(toSignedText(notice), key).trim()
  return `${JSON.stringify({ ...notice, signature }, null, 2)}\n`
}
