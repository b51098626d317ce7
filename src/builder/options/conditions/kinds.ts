import type { DisplayCondition } from '#design'
import type { Control } from '#module-contract'
import type { OptionField } from '../option-field.ts'

export type ConditionKind = DisplayCondition['kind']

interface Kind {
  label: string
  /** Initial condition, complete where possible. */
  start: Record<string, unknown>
  fields: OptionField[]
}

const field = (name: string, label: string, control: Control, help?: string): OptionField => ({
  name,
  label,
  help,
  control,
  default: undefined,
})
const text = { input: 'text', maxLength: 200 }
const product = field('product', 'Product', { input: 'catalog-reference', of: 'products' })

const WEEK = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** Offered languages. The browser provides their names. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'tr', 'uk', 'ar']

/** Kinds of conditions in the order of the menu, with their fields. */
export const kinds: Record<ConditionKind, Kind> = {
  hours: {
    label: 'Weekdays and hours',
    start: {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      from: '09:00',
      to: '17:00',
    },
    fields: [
      field('days', 'Days', { input: 'choices', options: WEEK }),
      field('from', 'From', { input: 'time' }),
      field('to', 'To', { input: 'time' }),
    ],
  },
  dates: {
    label: 'Dates',
    start: {},
    fields: [
      field('from', 'Shown from', { input: 'datetime' }),
      field('until', 'Shown until', { input: 'datetime' }),
    ],
  },
  'signed-in': { label: 'Signed in', start: {}, fields: [] },
  role: {
    label: 'Staff role',
    start: { roles: ['owner'] },
    fields: [
      field('roles', 'Roles', {
        input: 'choices',
        options: {
          owner: 'Owner',
          editor: 'Editor',
          'shop-manager': 'Shop manager',
          author: 'Author of posts',
        },
      }),
    ],
  },
  'cart-filled': { label: 'Something in the cart', start: {}, fields: [] },
  'cart-product': { label: 'Product in the cart', start: {}, fields: [product] },
  'cart-total': {
    label: 'Cart total',
    start: { atLeast: 50 },
    fields: [
      field(
        'atLeast',
        'At least',
        { input: 'number', min: 0, step: 'any' },
        'In the shop’s currency.',
      ),
    ],
  },
  stock: { label: 'Product in stock', start: {}, fields: [product] },
  parameter: {
    label: 'Parameter in the URL',
    start: {},
    fields: [field('name', 'Name', text), field('value', 'Value', text, 'Leave empty for any.')],
  },
  cookie: {
    label: 'Cookie',
    start: {},
    fields: [field('name', 'Name', text), field('value', 'Value', text, 'Leave empty for any.')],
  },
  device: {
    label: 'Device',
    start: { devices: ['phone'] },
    fields: [
      field('devices', 'Devices', {
        input: 'choices',
        options: {
          desktop: 'Desktop',
          tablet: 'Tablet',
          phone: 'Phone',
          touch: 'Touch screen',
          mouse: 'Mouse',
        },
      }),
    ],
  },
  language: {
    label: 'Language of the browser',
    start: { languages: ['en'] },
    fields: [field('languages', 'Languages', { input: 'choices', options: {} })],
  },
  views: {
    label: 'Views of this page',
    start: { atLeast: 2 },
    fields: [
      field(
        'atLeast',
        'At least',
        { input: 'number', min: 1, max: 1000, step: 1 },
        'Counted in the visitor’s browser.',
      ),
    ],
  },
  'came-from': {
    label: 'Came from a page',
    start: { path: '/' },
    fields: [field('path', 'Path', text)],
  },
  visited: {
    label: 'Visited a page',
    start: { path: '/' },
    fields: [field('path', 'Path', text, 'In the same tab, before this page.')],
  },
}
