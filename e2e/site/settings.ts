import type { Menu, MenuLocation, Settings } from '#pages/schema'
import type { ShopSettings, TaxRule } from '#shop/schema'

export const settings = {
  siteName: 'Harbor Supply',
  backToTop: true,
  darkScheme: 'device',
  tagline: 'Things for a desk, sent within two days.',
  locale: 'en',
  timeZone: 'Europe/Helsinki',
  address: ['1 Example Street', '00100 Helsinki', 'Monday to Friday, 9 to 17'],
  footerText: 'Prices include VAT.',
  email: 'hello@harbor.example',
} satisfies Partial<Settings>

/** Euro, tax at home and in another country, three zones, both offline payments. */
export const shopSettings: Partial<ShopSettings> & { taxes: TaxRule[] } = {
  currency: 'EUR',
  country: 'FI',
  sellTo: ['FI', 'SE', 'DE', 'US'],
  prices: { includeTax: true, display: 'incl' },
  taxes: [
    { country: 'FI', taxClass: '', name: 'VAT', percent: 25.5, shipping: true },
    { country: 'DE', taxClass: '', name: 'VAT', percent: 19, shipping: true },
  ],
  zones: [
    {
      name: 'Finland',
      countries: ['FI'],
      methods: [
        { id: 'post', kind: 'flat', title: 'Post', cost: 690, minimum: 0 },
        { id: 'free', kind: 'free', title: 'Free from €120', cost: 0, minimum: 12_000 },
        { id: 'pickup', kind: 'pickup', title: 'Pick up', cost: 0, minimum: 0 },
      ],
    },
    {
      name: 'Europe',
      countries: ['SE', 'DE'],
      methods: [{ id: 'europe', kind: 'flat', title: 'Parcel', cost: 1490, minimum: 0 }],
    },
    {
      name: 'Elsewhere',
      countries: [],
      methods: [{ id: 'world', kind: 'flat', title: 'Insured parcel', cost: 3900, minimum: 0 }],
    },
  ],
  payments: {
    cod: {
      enabled: true,
      title: 'Pay on delivery',
      description: 'Cash or card to the carrier.',
      instructions: 'You pay when you get your parcel.',
    },
    cheque: {
      enabled: false,
      title: 'Cheque',
      description: 'We send the parcel when the cheque has cleared.',
      instructions: 'Please write your order number on the back of the cheque.',
    },
    bacs: {
      enabled: true,
      title: 'Bank transfer',
      description: 'We send the parcel when the money arrives.',
      instructions: 'Please transfer the amount with your order number as the reference.',
      accounts: [
        {
          owner: 'Harbor Supply',
          bank: 'Example Bank',
          iban: 'FI21 1234 5600 0007 85',
          bic: 'EXAMFIHH',
        },
      ],
    },
  },
  terms: { required: true, path: '/delivery' },
}

export const menus: { id: string; name: string; location: MenuLocation; items: Menu }[] = [
  {
    id: 'main',
    name: 'Main menu',
    location: 'header',
    items: [
      { label: 'Shop', href: '/shop' },
      { label: 'About', href: '/about' },
      { label: 'News', href: '/news' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    id: 'footer-shop',
    name: 'Shop',
    location: 'footer',
    items: [
      { label: 'All products', href: '/shop' },
      { label: 'Cart', href: '/cart' },
      { label: 'Delivery and returns', href: '/delivery' },
    ],
  },
  {
    id: 'footer-about',
    name: 'About us',
    location: 'footer',
    items: [
      { label: 'About', href: '/about' },
      { label: 'News', href: '/#news' },
      { label: 'Contact', href: '/contact' },
    ],
  },
]
