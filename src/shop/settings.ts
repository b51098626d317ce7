import Type, { type Static } from 'typebox'
import { createTranslate } from '#texts'
import { settingsTexts } from './settings-texts.ts'

const country = Type.String({ pattern: '^[A-Z]{2}$' })
const minor = Type.Integer({ minimum: 0 })

export const ShippingMethod = Type.Object({
  id: Type.String({ minLength: 1 }),
  kind: Type.Union([Type.Literal('flat'), Type.Literal('free'), Type.Literal('pickup')]),
  title: Type.String({ minLength: 1 }),
  /** Minor units, entered like the prices: with or without tax. */
  cost: minor,
  /** For `free`: offered from this much on, entered like the prices. */
  minimum: minor,
})
export type ShippingMethod = Static<typeof ShippingMethod>

export const ShippingZone = Type.Object({
  name: Type.String(),
  /** Empty: everywhere that no earlier zone covers. */
  countries: Type.Array(country),
  methods: Type.Array(ShippingMethod),
})
export type ShippingZone = Static<typeof ShippingZone>

export const TaxRule = Type.Object({
  /** `*` for every country without a rule of its own. */
  country: Type.Union([country, Type.Literal('*')]),
  /** Empty for the standard class. */
  taxClass: Type.String(),
  name: Type.String(),
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  /** Taken on shipping as well. */
  shipping: Type.Boolean(),
})
export type TaxRule = Static<typeof TaxRule>

/** Who suggests addresses while a visitor types one. */
export const ADDRESS_PROVIDERS = ['off', 'built-in', 'photon', 'nominatim', 'google'] as const
export type AddressProvider = (typeof ADDRESS_PROVIDERS)[number]
export const needsServer = (provider: AddressProvider) =>
  provider === 'photon' || provider === 'nominatim'

const method = {
  enabled: Type.Boolean(),
  title: Type.String({ minLength: 1 }),
  /** Shown at the choice. */
  description: Type.String(),
  /** Shown after the order and in its mail. */
  instructions: Type.String(),
}

export const BankAccount = Type.Object({
  owner: Type.String(),
  bank: Type.String(),
  iban: Type.String(),
  bic: Type.String(),
})
export type BankAccount = Static<typeof BankAccount>

export const ShopSettings = Type.Object({
  name: Type.String(),
  /** Where notices of new orders go. */
  email: Type.String(),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** Of numbers and prices, BCP 47. */
  locale: Type.String(),
  /** Of dates, such as `Europe/Berlin`. */
  timeZone: Type.String(),
  country,
  /** Empty: everywhere. */
  sellTo: Type.Array(country),
  prices: Type.Object({
    /** How prices are entered. */
    includeTax: Type.Boolean(),
    /** How cart and order show them. */
    display: Type.Union([Type.Literal('incl'), Type.Literal('excl')]),
  }),
  taxes: Type.Array(TaxRule),
  zones: Type.Array(ShippingZone),
  payments: Type.Object({
    cod: Type.Object(method),
    bacs: Type.Object({ ...method, accounts: Type.Array(BankAccount) }),
  }),
  /** What buyers agree to; `path` is empty where no page says it. */
  terms: Type.Object({ required: Type.Boolean(), path: Type.String() }),
  stock: Type.Object({
    /** “Only N left” from here down, unless a product says otherwise. */
    lowAt: Type.Integer({ minimum: 0 }),
    /** How long an order may wait for its payment before it is cancelled; 0: for ever. */
    holdMinutes: Type.Integer({ minimum: 0, maximum: 525_600 }),
  }),
  downloads: Type.Object({
    /** Whether `processing` opens the downloads of an order; otherwise only `completed` does. */
    grantAfterPayment: Type.Boolean(),
    /** Downloads of a file per piece bought, unless the product says otherwise; 0: unlimited. */
    limit: Type.Integer({ minimum: 0, maximum: 1e6 }),
    /** Days after which downloads expire, unless the product says otherwise; 0: never. */
    days: Type.Integer({ minimum: 0, maximum: 36_500 }),
  }),
  addressSuggestions: Type.Object({
    provider: Type.Unsafe<AddressProvider>(Type.Enum([...ADDRESS_PROVIDERS])),
    /** Of Photon or Nominatim. */
    server: Type.String({ maxLength: 500, pattern: '^$|^https?://\\S+$' }),
  }),
  units: Type.Object({ weight: Type.String(), length: Type.String() }),
  /** Addresses of the shop's pages. */
  paths: Type.Object({
    shop: Type.String(),
    /** A product's slug follows. */
    product: Type.String(),
    cart: Type.String(),
    checkout: Type.String(),
    orderReceived: Type.String(),
  }),
})
export type ShopSettings = Static<typeof ShopSettings>

/** What forms of the staff write amounts and measures in, and in which language option values name their colors. */
export const ShopConfig = Type.Pick(ShopSettings, ['currency', 'locale', 'units'])
export type ShopConfig = Static<typeof ShopConfig>

/** What a shop starts with, in the language of its site: sells everywhere, free shipping, no tax, both offline payments. */
export function shopSettingsFor(locale: string): ShopSettings {
  const t = createTranslate(settingsTexts, { locale })
  return {
    name: t('shop'),
    email: '',
    currency: 'EUR',
    locale,
    timeZone: 'UTC',
    country: 'DE',
    sellTo: [],
    prices: { includeTax: true, display: 'incl' },
    taxes: [],
    zones: [
      {
        name: t('everywhere'),
        countries: [],
        methods: [{ id: 'free', kind: 'free', title: t('freeShipping'), cost: 0, minimum: 0 }],
      },
    ],
    payments: {
      cod: {
        enabled: true,
        title: t('cod'),
        description: t('codDescription'),
        instructions: t('codDescription'),
      },
      bacs: {
        enabled: true,
        title: t('bacs'),
        description: t('bacsDescription'),
        instructions: t('bacsInstructions'),
        accounts: [],
      },
    },
    terms: { required: false, path: '' },
    stock: { lowAt: 2, holdMinutes: 60 },
    downloads: { grantAfterPayment: true, limit: 10, days: 365 },
    addressSuggestions: { provider: 'built-in', server: '' },
    units: { weight: 'kg', length: 'cm' },
    paths: {
      shop: '/shop',
      product: '/product/',
      cart: '/cart',
      checkout: '/checkout',
      orderReceived: '/order-received',
    },
  }
}

export const defaultShopSettings: ShopSettings = shopSettingsFor('en')
