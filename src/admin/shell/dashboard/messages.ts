import type { Translations } from '#staff/client'

export const dashboardMessages: Translations = {
  en: {
    today: 'What needs doing',
    nothing: 'Nothing waits for you. Well done.',
    tasks: {
      'to-send': 'order to be sent |||| orders to be sent',
      'to-pay': 'order waiting for payment |||| orders waiting for payment',
      unpaid: 'order begun and not paid |||| orders begun and not paid',
      'new-messages': 'new message |||| new messages',
      'failed-mails': 'mail could not be sent |||| mails could not be sent',
      'scheduled-pages':
        'page will be published by itself |||| pages will be published by themselves',
      'changed-pages': 'page has unpublished changes |||| pages have unpublished changes',
      'low-stock': 'product is running low |||| products are running low',
    },
    revenue: 'Revenue',
    orders: 'Orders',
    messages: 'Messages',
    inDays: 'in %{days} days',
    most: 'at most %{value} a day',
    todayShort: 'today',
  },
  de: {
    today: 'Was zu tun ist',
    nothing: 'Nichts wartet auf Sie. Gut gemacht.',
    tasks: {
      'to-send': 'Bestellung zu versenden |||| Bestellungen zu versenden',
      'to-pay': 'Bestellung wartet auf Zahlung |||| Bestellungen warten auf Zahlung',
      unpaid: 'Bestellung begonnen und nicht bezahlt |||| Bestellungen begonnen und nicht bezahlt',
      'new-messages': 'neue Nachricht |||| neue Nachrichten',
      'failed-mails': 'E-Mail ging nicht hinaus |||| E-Mails gingen nicht hinaus',
      'scheduled-pages':
        'Seite wird von selbst veröffentlicht |||| Seiten werden von selbst veröffentlicht',
      'changed-pages':
        'Seite hat unveröffentlichte Änderungen |||| Seiten haben unveröffentlichte Änderungen',
      'low-stock': 'Produkt geht zur Neige |||| Produkte gehen zur Neige',
    },
    revenue: 'Umsatz',
    orders: 'Bestellungen',
    messages: 'Nachrichten',
    inDays: 'in %{days} Tagen',
    most: 'höchstens %{value} am Tag',
    todayShort: 'heute',
  },
}
