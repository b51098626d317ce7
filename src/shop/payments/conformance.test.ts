import { describe, expect, test } from 'vitest'
import { currencyDigits } from '#base'
import { ORDER_STATES } from '../model/order-status.ts'
import { defaultShopSettings, type ShopSettings, shopSettingsFor } from '../model/settings.ts'
import { findPaymentMethod, paymentChoices, paymentMethods } from './methods.ts'

const methodsOf = ({ payments, onlinePayments }: ShopSettings) =>
  Object.entries({ ...payments, ...onlinePayments })

/** Settings in which one method is offered or not. */
function settingsWith(id: string, enabled: boolean): ShopSettings {
  const settings = structuredClone(defaultShopSettings)
  for (const [name, method] of methodsOf(settings)) if (name === id) method.enabled = enabled
  return settings
}

describe.each(paymentMethods.map(method => [method.id, method] as const))(
  'SH-4 payment method %s',
  (id, method) => {
    test('is found by its id and offered only if enabled', () => {
      expect(findPaymentMethod(id)).toBe(method)
      const offered = (enabled: boolean) =>
        paymentChoices(settingsWith(id, enabled)).map(choice => choice.id)
      expect(offered(true)).toContain(id)
      expect(offered(false)).not.toContain(id)
    })

    test('holds stock in its first status and is not paid in advance', () => {
      const { holdsStock, isPaid } = ORDER_STATES[method.firstStatus]
      expect(holdsStock).toBe(true)
      expect(isPaid).toBe(method.isPaidOnDelivery ? 'delivery' : false)
    })

    test.each(['en', 'de', 'fr', 'ar'])('has a title and instructions in %s', locale => {
      const settings = shopSettingsFor(locale)
      const [, texts] = methodsOf(settings).find(([name]) => name === id) ?? []
      expect([texts?.title, texts?.description].every(Boolean)).toBe(true)
      // Online payments follow on the next page.
      const hasInstructions = method.details(settings).instructions !== ''
      expect(hasInstructions).toBe(method.online === undefined)
    })
  },
)

test('SH-4 payment methods have different ids', () => {
  const ids = paymentMethods.map(method => method.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('SH-4 currencies without and with three decimals keep their exponent', () => {
  expect(['JPY', 'EUR', 'KWD'].map(currencyDigits)).toEqual([0, 2, 3])
})
