import type { Locale } from '../locale.ts'

export const barWords: Record<
  Locale,
  { label: string; admin: string; edit: string; add: string; orders(count: number): string }
> = {
  en: {
    label: 'Staff',
    admin: 'Admin',
    edit: 'Edit this page',
    add: 'New page',
    orders: count => (count === 1 ? '1 order to ship' : `${count} orders to ship`),
  },
  de: {
    label: 'Verwaltung',
    admin: 'Verwaltung',
    edit: 'Diese Seite bearbeiten',
    add: 'Neue Seite',
    orders: count =>
      count === 1 ? '1 Bestellung zu versenden' : `${count} Bestellungen zu versenden`,
  },
}
