import type {
  AuthorEdit,
  Menu,
  MenuLocation,
  Settings,
  TemplateCondition,
  TermEdit,
} from '#pages/schema'
import type { ShopSettings, TaxRule } from '#shop/schema'

export const settings: Partial<Settings> = {
  siteName: 'Atelier Nord',
  icon: 'favicon',
  tagline: 'Stoneware and porcelain, thrown and fired by the river.',
  locale: 'en-GB',
  timeZone: 'Europe/Helsinki',
  address: ['Läntinen Rantakatu 14', '20100 Turku', 'Thursday to Saturday, 11 to 17'],
  footerText:
    'Prices include 25.5 % VAT. The pictures on this site are drawn by the project itself.',
  email: 'hello@atelier-nord.example',
  backToTop: true,
  darkScheme: 'device',
  paths: {
    posts: '/journal',
    projects: '/commissions',
    category: 'category',
    tag: 'tag',
    author: 'author',
    series: 'series',
  },
}

/** Categories of the journal. */
export const subjects: TermEdit[] = (
  [
    ['Glaze', 'Ash, iron, copper, and what a fire without air does to them.'],
    ['Form', 'Feet, rims, handles: what a hand finds before the eye does.'],
  ] as const
).map(([name, description], position) => {
  return {
    kind: 'post',
    taxonomy: 'category',
    name,
    slug: '',
    description,
    parentId: null,
    position,
  }
})

/** Author of the journal. */
export const author: AuthorEdit = {
  name: 'Atelier Nord',
  role: 'Whoever was not at the kiln',
  bio: 'Two people take turns at this notebook. Which of them wrote can be told by the fingerprints: clay on Mondays, glaze on Tuesdays.',
  portrait: 'portrait-glazer',
  links: [{ label: 'The studio', url: '/about' }],
}

export const menus: { id: string; name: string; location: MenuLocation; items: Menu }[] = [
  {
    id: 'main',
    name: 'Main menu',
    location: 'header',
    items: [
      {
        label: 'Shop',
        href: '/shop',
        mega: { columns: 3 },
        children: [
          {
            label: 'At the table',
            href: '',
            children: [
              { label: 'Bowls', href: '/shop?category=bowls' },
              { label: 'Plates', href: '/shop?category=plates' },
              { label: 'Cups', href: '/shop?category=cups' },
              { label: 'Jugs and pots', href: '/shop?category=jugs-and-pots' },
            ],
          },
          {
            label: 'In the house',
            href: '',
            children: [
              { label: 'Vases', href: '/shop?category=vases' },
              { label: 'Jars, candles, planters', href: '/shop?category=house' },
              { label: 'Moon jar', href: '/product/moon-jar', badge: 'One of one' },
            ],
          },
          {
            label: 'To give',
            href: '',
            children: [
              { label: 'Gift card', href: '/product/gift-card' },
              {
                label: 'Clay at home',
                href: '/shop?category=kits',
                description: 'Five kilograms, three tools, one firing.',
              },
              { label: 'Everything', href: '/shop' },
            ],
          },
        ],
      },
      { label: 'Commissions', href: '/commissions' },
      { label: 'Courses', href: '/events' },
      { label: 'About', href: '/about' },
      { label: 'Journal', href: '/journal' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    id: 'footer-shop',
    name: 'Shop',
    location: 'footer',
    items: [
      { label: 'All pots', href: '/shop' },
      { label: 'Cart', href: '/cart' },
      { label: 'Delivery and returns', href: '/delivery' },
      { label: 'Search', href: '/search' },
    ],
  },
  {
    id: 'footer-studio',
    name: 'Studio',
    location: 'footer',
    items: [
      { label: 'About', href: '/about' },
      { label: 'Journal', href: '/journal' },
      { label: 'Courses', href: '/events' },
      { label: 'Contact', href: '/contact' },
      { label: 'Privacy', href: '/privacy' },
    ],
  },
]

/** Popups and their conditions by path, not on checkout pages. */
export const popups: { path: string; over: string[]; include: TemplateCondition[] }[] = [
  {
    path: '/open-studio',
    over: ['/about', '/commissions', '/journal'],
    include: [
      { kind: 'all', of: 'post' },
      { kind: 'all', of: 'project' },
    ],
  },
]

const vat = (percent: number, countries: readonly string[]): TaxRule[] =>
  countries.map(country => ({ country, taxClass: '', name: 'VAT', percent, shipping: true }))

/** Euro; Finnish VAT at home, the buyer's rate within the EU (one-stop shop), none outside. */
export const shopSettings: Partial<ShopSettings> & { taxes: TaxRule[] } = {
  currency: 'EUR',
  country: 'FI',
  sellTo: ['FI', 'SE', 'NO', 'DK', 'EE', 'DE', 'NL', 'FR', 'AT', 'CH', 'GB', 'US'],
  prices: { includeTax: true, display: 'incl' },
  taxes: [
    ...vat(25.5, ['FI']),
    ...vat(25, ['SE', 'DK']),
    ...vat(24, ['EE']),
    ...vat(21, ['NL']),
    ...vat(20, ['FR', 'AT']),
    ...vat(19, ['DE']),
  ],
  zones: [
    {
      name: 'Finland',
      countries: ['FI'],
      methods: [
        { id: 'post', kind: 'flat', title: 'Post, two days', cost: 690, minimum: 0 },
        { id: 'free', kind: 'free', title: 'Free from €120', cost: 0, minimum: 12_000 },
        { id: 'pickup', kind: 'pickup', title: 'Pick up in Turku', cost: 0, minimum: 0 },
      ],
    },
    {
      name: 'Europe',
      countries: ['SE', 'NO', 'DK', 'EE', 'DE', 'NL', 'FR', 'AT', 'CH', 'GB'],
      methods: [
        { id: 'europe', kind: 'flat', title: 'Parcel, four to six days', cost: 1490, minimum: 0 },
        { id: 'europe-free', kind: 'free', title: 'Free from €250', cost: 0, minimum: 25_000 },
      ],
    },
    {
      name: 'Elsewhere',
      countries: [],
      methods: [{ id: 'world', kind: 'flat', title: 'Parcel, insured', cost: 3900, minimum: 0 }],
    },
  ],
  payments: {
    cod: {
      enabled: true,
      title: 'Pay on delivery',
      description: 'Cash or card to the carrier, or at the counter when you pick up.',
      instructions: 'You pay when you get your parcel, or at the counter.',
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
      description: 'We send the parcel on the day the money arrives.',
      instructions: 'Please transfer the amount with your order number as the reference.',
      accounts: [
        {
          owner: 'Atelier Nord',
          bank: 'Example Bank',
          iban: 'FI21 1234 5600 0007 85',
          bic: 'EXAMFIHH',
        },
      ],
    },
  },
  terms: { required: true, path: '/delivery' },
}
