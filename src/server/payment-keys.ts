import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { isRecord } from '#base'
import type { Pages } from '#pages'
import type { Credentials, PaymentMode } from '#shop'

/** Stored apart from the settings, because the keys are write-only. */
const SETTING = 'payment-keys'
const VERSION = 'v1'
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12

type StoredKeys = Record<string, Partial<Record<PaymentMode, string>>>

/** Keys of payment providers, encrypted with the site's secret. */
export function createPaymentKeys(pages: Pick<Pages, 'settings'>, secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', SETTING, 32))

  async function readStored(): Promise<StoredKeys> {
    const stored = await pages.settings.other(SETTING)
    return isRecord(stored) ? (stored as StoredKeys) : {}
  }

  return {
    /** Undefined if there are none, or if they were encrypted with another secret. */
    async read(method: string, mode: PaymentMode): Promise<Credentials | undefined> {
      const text = (await readStored())[method]?.[mode]
      return text ? decrypt(text, key) : undefined
    },

    /** Empty keys are deleted. */
    async write(method: string, mode: PaymentMode, credentials: Credentials) {
      const stored = await readStored()
      const given = Object.entries(credentials).filter(([, value]) => value !== '')
      const text = given.length > 0 ? encrypt(Object.fromEntries(given), key) : ''
      const next = { ...stored, [method]: { ...stored[method], [mode]: text } }
      await pages.settings.setOther(SETTING, next)
    },
  }
}

export type PaymentKeys = ReturnType<typeof createPaymentKeys>

function encrypt(credentials: Credentials, key: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  const data = Buffer.concat([cipher.update(JSON.stringify(credentials), 'utf8'), cipher.final()])
  const parts = [iv, cipher.getAuthTag(), data].map(part => part.toString('base64url'))
  return [VERSION, ...parts].join('.')
}

function decrypt(text: string, key: Buffer): Credentials | undefined {
  const [version, ...parts] = text.split('.')
  const [iv, tag, data] = parts.map(part => Buffer.from(part, 'base64url'))
  if (version !== VERSION || !iv || !tag || !data) return undefined
  try {
    const decipher = createDecipheriv(CIPHER, key, iv)
    decipher.setAuthTag(tag)
    const plain = Buffer.concat([decipher.update(data), decipher.final()])
    return JSON.parse(plain.toString('utf8')) as Credentials
  } catch {
    return undefined
  }
}
