import { seal, unseal } from '#auth'
import { isRecord } from '#base'
import type { Pages } from '#pages'
import type { Credentials, PaymentMode } from '#shop'

/** Stored apart from the settings, because the keys are write-only. */
const SETTING = 'payment-keys'

type StoredKeys = Record<string, Partial<Record<PaymentMode, string>>>

/** Keys of payment providers, encrypted with the site's secret. */
export function createPaymentKeys(pages: Pick<Pages, 'settings'>, secret: string) {
  async function readStored(): Promise<StoredKeys> {
    const stored = await pages.settings.other(SETTING)
    return isRecord(stored) ? (stored as StoredKeys) : {}
  }

  return {
    /** Undefined if there are none, or if they were encrypted with another secret. */
    async read(method: string, mode: PaymentMode): Promise<Credentials | undefined> {
      const sealed = (await readStored())[method]?.[mode]
      if (!sealed) return undefined
      try {
        return JSON.parse(unseal(secret, sealed)) as Credentials
      } catch {
        return undefined
      }
    },

    /** Empty keys are deleted. */
    async write(method: string, mode: PaymentMode, credentials: Credentials) {
      const stored = await readStored()
      const given = Object.entries(credentials).filter(([, value]) => value !== '')
      const text = given.length > 0 ? seal(secret, JSON.stringify(Object.fromEntries(given))) : ''
      const next = { ...stored, [method]: { ...stored[method], [mode]: text } }
      await pages.settings.setOther(SETTING, next)
    },
  }
}

export type PaymentKeys = ReturnType<typeof createPaymentKeys>
