import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
} from 'node:crypto'
import { promisify } from 'node:util'

/** Encrypts the objects of a repository and derives the names of its blobs. */
export interface Cipher {
  /** @param context Name of the object: under another name it is refused. */
  encrypt(plain: Uint8Array, context: string): Buffer
  /** Fails with `NotAuthentic`. */
  decrypt(bytes: Uint8Array, context: string): Buffer
  /** Name of a blob by the SHA-256 of its content. */
  nameOf(sha256: string): string
}

export class NotAuthentic extends Error {}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** Leaves objects as they are. */
export const plainCipher: Cipher = {
  encrypt: plain => Buffer.from(plain),
  decrypt: bytes => Buffer.from(bytes),
  nameOf: sha256 => sha256,
}

/**
 * AES-256-GCM with a random nonce for each object, and names by HMAC-SHA256, so that known content
 * cannot be found by its hash. Both keys are derived from the main key (RFC 5869). Random nonces of
 * 96 bits are safe for 2^32 objects (NIST SP 800-38D), which is 16 PB.
 */
export function createCipher(mainKey: Uint8Array): Cipher {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', mainKey, '', `vitrine backup ${use}`, KEY_BYTES))
  const contentKey = derive('content')
  const nameKey = derive('names')
  return {
    encrypt(plain, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, contentKey, nonce).setAAD(Buffer.from(context))
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(bytes, context) {
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new NotAuthentic(context)
      const decipher = createDecipheriv(ALGORITHM, contentKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([plain, decipher.final()])
      } catch (cause) {
        throw new NotAuthentic(context, { cause })
      }
    },
    nameOf: sha256 => createHmac('sha256', nameKey).update(sha256, 'hex').digest('hex'),
  }
}

/** The main key of a repository, encrypted with a key from the passphrase. */
export interface LockedKey {
  algorithm: 'scrypt'
  cost: number
  blockSize: number
  salt: string
  key: string
}

/** OWASP's cost for scrypt: 128 MB and about half a second. */
const COST = 2 ** 17
const BLOCK_SIZE = 8
const LOCKED_KEY = 'main key'

export async function createLockedKey(passphrase: string): Promise<LockedKey> {
  const salt = randomBytes(16).toString('base64')
  const parameters = { algorithm: 'scrypt' as const, cost: COST, blockSize: BLOCK_SIZE, salt }
  const cipher = createCipher(await stretch(passphrase, parameters))
  const key = cipher.encrypt(randomBytes(KEY_BYTES), LOCKED_KEY).toString('base64')
  return { ...parameters, key }
}

/** Fails with `NotAuthentic` if the passphrase is wrong. */
export async function unlockKey(passphrase: string, locked: LockedKey): Promise<Cipher> {
  const cipher = createCipher(await stretch(passphrase, locked))
  return createCipher(cipher.decrypt(Buffer.from(locked.key, 'base64'), LOCKED_KEY))
}

/** Parameters come from the repository, so larger ones are refused: they would exhaust the memory. */
const MAX_COST = 2 ** 20

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt)

function stretch(
  passphrase: string,
  { cost, blockSize, salt }: Omit<LockedKey, 'key'>,
): Promise<Buffer> {
  if (cost > MAX_COST || blockSize > BLOCK_SIZE) throw new NotAuthentic(LOCKED_KEY)
  const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * cost * blockSize }
  return scryptAsync(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), KEY_BYTES, options)
}
