import Type, { type Static } from 'typebox'
import { createTranslate } from '#texts'
import { CheckoutSettings } from './checkout-settings.ts'
import { type Exchange, MAX_CURRENCIES, ShopCurrency } from './currency-settings.ts'
import type { CustomerGroup } from './customer-group.ts'
import { defaultInvoiceSettings, InvoiceSettings } from './invoice-settings.ts'
import { MailSettings } from './mail-settings.ts'
import { settingsTexts } from './settings-texts.ts'
import { DeliveryDatesSettings, ShippingClass, ShippingZone } from './shipping-settings.ts'

const country = Type.String({ pattern: '^[A-Z]{2}$' })

/** A rate of the list that settings had before the table of rates; still accepted, to replace all rates. */
export const TaxRule = Type.Object({
  /** `*` for all countries without a rate. */
  country: Type.Union([country, Type.Literal('*')]),
  /** Empty for the standard class. */
  taxClass: Type.String({ maxLength: 60 }),
  name: Type.String({ maxLength: 100 }),
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  /** Also applied to shipping. */
  shipping: Type.Boolean(),
})
export type TaxRule = Static<typeof TaxRule>

/** Stored with products and rates, so it is permanent. */
export const TAX_CLASS_ID = '^[a-z0-9][a-z0-9-]{0,59}$'

const oneOf = <Value extends string>(...values: Value[]) =>
  Type.Unsafe<Value>(Type.Enum([...values]))

const TaxSettings = Type.Object(
  {
    /** The address whose rates apply. */
    basedOn: oneOf('shipping', 'billing', 'base'),
    /** Taxes are rounded per line, or once for all lines with the same rates. */
    rounding: oneOf('line', 'sum'),
    totals: oneOf('itemized', 'single'),
    /** `inherit` for the classes of the items; empty for the standard class. */
    shippingClass: Type.Union([
      Type.Literal(''),
      Type.String({ maxLength: 60, pattern: TAX_CLASS_ID }),
    ]),
    /** Buyers with other rates pay the same price (`gross`), or the net price plus their tax. */
    foreignPrices: oneOf('gross', 'net'),
    /** Besides the standard class. */
    classes: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: TAX_CLASS_ID }),
          name: Type.String({ minLength: 1, maxLength: 60 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
    /** Reverse charge for businesses in other EU countries; only for shops in the EU. */
    vatIds: Type.Object(
      {
        enabled: Type.Boolean(),
        /** Ask VIES, the register of the EU, besides checking format and checksum. */
        vies: Type.Boolean(),
        /** If VIES does not answer: accept the number and mark the order, or charge tax. */
        whenUnavailable: oneOf('accept', 'charge'),
        /** The shop's own number. VIES confirms queries of those who state theirs. */
        ownId: Type.String({ maxLength: 20 }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

/** Providers of address suggestions. */
export const ADDRESS_PROVIDERS = ['off', 'built-in', 'photon', 'nominatim', 'google'] as const
export type AddressProvider = (typeof ADDRESS_PROVIDERS)[number]
export const needsServer = (provider: AddressProvider) =>
  provider === 'photon' || provider === 'nominatim'

const method = {
  enabled: Type.Boolean(),
  title: Type.String({ minLength: 1 }),
  /** Shown when selected. */
  description: Type.String(),
  /** Shown after the order and in its mail. */
  instructions: Type.String(),
}

/** A method that pays at a provider. Its keys are stored apart, encrypted. */
const onlineMethod = {
  enabled: Type.Boolean(),
  title: Type.String({ minLength: 1 }),
  description: Type.String(),
  /** The keys that new payments use. */
  mode: oneOf('test', 'live'),
  /** Reserves the money, and staff captures it. */
  captureLater: Type.Boolean(),
}

export const ONLINE_METHODS = ['stripe', 'paypal'] as const
export type OnlineMethodId = (typeof ONLINE_METHODS)[number]

export const BankAccount = Type.Object({
  owner: Type.String(),
  bank: Type.String(),
  iban: Type.String(),
  bic: Type.String(),
})
export type BankAccount = Static<typeof BankAccount>

export const ShopSettings = Type.Object({
  name: Type.String(),
  /** Recipient of order notifications. */
  email: Type.String(),
  /** The base currency, in which prices are entered. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  /** Others in which visitors see prices and pay. */
  currencies: Type.Array(ShopCurrency, { maxItems: MAX_CURRENCIES }),
  /** BCP 47 tag for numbers and prices. */
  locale: Type.String(),
  /** For dates, such as `Europe/Berlin`. */
  timeZone: Type.String(),
  country,
  /** Empty: everywhere. */
  sellTo: Type.Array(country),
  prices: Type.Object({
    /** Whether prices are entered with tax. */
    includeTax: Type.Boolean(),
    /** Display in cart and order. */
    display: oneOf('incl', 'excl'),
    /** Display on shop pages; like in the cart if missing. */
    shopDisplay: Type.Optional(oneOf('incl', 'excl')),
    /** Shown after prices on shop pages; see `priceSuffix`. */
    suffix: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  /** Address of the shop within its country. */
  base: Type.Object(
    {
      state: Type.String({ maxLength: 100 }),
      postcode: Type.String({ maxLength: 20 }),
      city: Type.String({ maxLength: 100 }),
    },
    { additionalProperties: false },
  ),
  tax: TaxSettings,
  zones: Type.Array(ShippingZone),
  shippingClasses: Type.Array(ShippingClass, { maxItems: 50 }),
  deliveryDates: DeliveryDatesSettings,
  discounts: Type.Object({
    /** Whether percentages are computed from what earlier discounts left of a price. */
    sequential: Type.Boolean(),
  }),
  /** Statements about products on pages. */
  disclosures: Type.Object({
    /** The lowest price of the 30 days before a reduction; only for shops in the EU. */
    lowestPrice: Type.Boolean(),
    unitPrice: Type.Boolean(),
    /** Manufacturer, responsible person and warnings (regulation (EU) 2023/988). */
    safety: Type.Boolean(),
    /** The notice of the legal guarantee (regulation (EU) 2025/1960). */
    guarantee: Type.Boolean(),
  }),
  giftCards: Type.Object({
    /** Months until new gift cards and store credit expire; 0: never. */
    validMonths: Type.Integer({ minimum: 0, maximum: 600 }),
  }),
  checkout: CheckoutSettings,
  payments: Type.Object({
    cod: Type.Object(method),
    bacs: Type.Object({ ...method, accounts: Type.Array(BankAccount) }),
    cheque: Type.Object(method),
  }),
  onlinePayments: Type.Object({
    stripe: Type.Object({
      ...onlineMethod,
      /** Whether signed-in customers can save payment methods at Stripe. */
      saveMethods: Type.Boolean(),
    }),
    paypal: Type.Object(onlineMethod),
  }),
  invoices: InvoiceSettings,
  /** Terms that buyers accept; `path` is empty without a page. */
  terms: Type.Object({ required: Type.Boolean(), path: Type.String() }),
  stock: Type.Object({
    /** Threshold for “only N left”, unless a product overrides it. */
    lowAt: Type.Integer({ minimum: 0 }),
    /** Minutes until an unpaid order is cancelled; 0: never. */
    holdMinutes: Type.Integer({ minimum: 0, maximum: 525_600 }),
  }),
  /** Mails to visitors who asked for them when a product is back in stock. */
  stockAlerts: Type.Object({ enabled: Type.Boolean() }, { additionalProperties: false }),
  /** Mails about carts that were not ordered, to buyers who agreed to them. */
  cartReminders: Type.Object(
    {
      enabled: Type.Boolean(),
      /** Hours since the last change of the cart. */
      hours: Type.Integer({ minimum: 1, maximum: 720 }),
      /** Hours until a second mail; 0: none. */
      secondHours: Type.Integer({ minimum: 0, maximum: 720 }),
      /** Code of a coupon that the mail offers; empty for none. */
      coupon: Type.String({ maxLength: 60 }),
    },
    { additionalProperties: false },
  ),
  /** Changes to the mails of the shop. */
  mails: MailSettings,
  downloads: Type.Object({
    /** Whether `processing` allows downloads; otherwise only `completed` does. */
    grantAfterPayment: Type.Boolean(),
    /** Default of downloads per file and purchased item; 0: unlimited. */
    limit: Type.Integer({ minimum: 0, maximum: 1e6 }),
    /** Default of days until downloads expire; 0: never. */
    days: Type.Integer({ minimum: 0, maximum: 36_500 }),
  }),
  /** Returns that buyers request on the page of their order. */
  returns: Type.Object({
    enabled: Type.Boolean(),
    /** Days after completion. */
    days: Type.Integer({ minimum: 1, maximum: 3650 }),
  }),
  /** The list of products for Google, Meta and other programs. */
  feed: Type.Object({ enabled: Type.Boolean() }, { additionalProperties: false }),
  reviews: Type.Object(
    {
      enabled: Type.Boolean(),
      /** `buyers`: only through the link in the mail that asks for reviews. */
      who: oneOf('everyone', 'buyers'),
      /** Reviews that wait for approval. */
      moderation: oneOf('all', 'unverified', 'none'),
      /** Whether reviews may have photos. Without it, existing ones are hidden. */
      photos: Type.Boolean(),
      /** Days after completion until buyers who agreed are asked for reviews; 0: never. */
      askAfterDays: Type.Integer({ minimum: 0, maximum: 365 }),
    },
    { additionalProperties: false },
  ),
  /** Withdrawal from contracts (directive 2011/83/EU, article 11a). */
  withdrawal: Type.Object(
    {
      enabled: Type.Boolean(),
      /** Days after completion. */
      days: Type.Integer({ minimum: 14, maximum: 3650 }),
      /** Links to the form at the foot of every page. */
      footerLink: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  addressSuggestions: Type.Object({
    provider: Type.Unsafe<AddressProvider>(Type.Enum([...ADDRESS_PROVIDERS])),
    /** Server of Photon or Nominatim. */
    server: Type.String({ maxLength: 500, pattern: '^$|^https?://\\S+$' }),
  }),
  units: Type.Object({ weight: Type.String(), length: Type.String() }),
  /** Paths of the shop's pages. */
  paths: Type.Object({
    shop: Type.String(),
    /** Followed by the product's slug. */
    product: Type.String(),
    cart: Type.String(),
    checkout: Type.String(),
    orderReceived: Type.String(),
    withdrawal: Type.String(),
    account: Type.String(),
    wishlist: Type.String(),
  }),
})
export type ShopSettings = Static<typeof ShopSettings> & {
  /** Present in settings of another currency than the base; see `settingsIn`. Never stored. */
  exchange?: Exchange
  /** Group of the signed-in customer. Never stored. */
  group?: CustomerGroup
}

/** Settings for staff forms: currency, locale, units. */
export const ShopConfig = Type.Object({
  ...Type.Pick(ShopSettings, ['currency', 'locale', 'units']).properties,
  /** Besides the standard class. */
  taxClasses: TaxSettings.properties.classes,
  shippingClasses: Type.Array(ShippingClass),
  /** Net part of an entered price in parts per million, by tax class; the standard class is ''. */
  netShares: Type.Record(Type.String(), Type.Integer()),
})
export type ShopConfig = Static<typeof ShopConfig>

/**
 * Initial settings in the site's language: sells everywhere, free shipping, no tax, both offline
 * payment methods.
 */
export function shopSettingsFor(locale: string): ShopSettings {
  const t = createTranslate(settingsTexts, { locale })
  return {
    name: t('shop'),
    email: '',
    currency: 'EUR',
    currencies: [],
    locale,
    timeZone: 'UTC',
    country: 'DE',
    sellTo: [],
    prices: { includeTax: true, display: 'incl' },
    base: { state: '', postcode: '', city: '' },
    tax: {
      basedOn: 'shipping',
      rounding: 'line',
      totals: 'itemized',
      shippingClass: 'inherit',
      foreignPrices: 'gross',
      classes: [
        { id: 'reduced-rate', name: t('reducedRate') },
        { id: 'zero-rate', name: t('zeroRate') },
      ],
      vatIds: { enabled: false, vies: false, whenUnavailable: 'accept', ownId: '' },
    },
    shippingClasses: [],
    zones: [
      {
        name: t('everywhere'),
        countries: [],
        methods: [{ id: 'free', kind: 'free', title: t('freeShipping'), cost: 0, minimum: 0 }],
      },
    ],
    deliveryDates: {
      enabled: false,
      handlingDays: 1,
      cutOff: '12:00',
      workingDays: [1, 2, 3, 4, 5],
      daysOff: [],
    },
    discounts: { sequential: false },
    disclosures: { lowestPrice: true, unitPrice: true, safety: true, guarantee: false },
    giftCards: { validMonths: 0 },
    checkout: { orderNote: true, giftNote: false, fields: [] },
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
      cheque: {
        enabled: false,
        title: t('cheque'),
        description: t('chequeDescription'),
        instructions: t('chequeInstructions'),
      },
    },
    onlinePayments: {
      stripe: {
        enabled: false,
        title: t('stripe'),
        description: t('stripeDescription'),
        mode: 'test',
        captureLater: false,
        saveMethods: true,
      },
      paypal: {
        enabled: false,
        title: 'PayPal',
        description: t('paypalDescription'),
        mode: 'test',
        captureLater: false,
      },
    },
    invoices: defaultInvoiceSettings,
    terms: { required: false, path: '' },
    stock: { lowAt: 2, holdMinutes: 60 },
    stockAlerts: { enabled: true },
    cartReminders: { enabled: false, hours: 4, secondHours: 0, coupon: '' },
    mails: {},
    downloads: { grantAfterPayment: true, limit: 10, days: 365 },
    returns: { enabled: false, days: 14 },
    feed: { enabled: false },
    reviews: { enabled: true, who: 'everyone', moderation: 'all', photos: true, askAfterDays: 0 },
    withdrawal: { enabled: false, days: 14, footerLink: true },
    addressSuggestions: { provider: 'built-in', server: '' },
    units: { weight: 'kg', length: 'cm' },
    paths: {
      shop: '/shop',
      product: '/product/',
      cart: '/cart',
      checkout: '/checkout',
      orderReceived: '/order-received',
      withdrawal: '/withdrawal',
      account: '/account',
      wishlist: '/wishlist',
    },
  }
}

export const defaultShopSettings: ShopSettings = shopSettingsFor('en')
