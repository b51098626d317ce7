import type { Translations } from '#staff/client'

export const dashboardMessages: Translations = {
  en: {
    today: 'What needs doing',
    nothing: 'Nothing waits for you. Well done.',
    failed: 'The overview could not be loaded.',
    again: 'Try again',
    tasks: {
      'to-send': 'order to be sent |||| orders to be sent',
      'to-pay': 'order waiting for payment |||| orders waiting for payment',
      'new-messages': 'message in the last 7 days |||| messages in the last 7 days',
      'failed-mails': 'mail could not be sent |||| mails could not be sent',
      'scheduled-pages':
        'page will be published by itself |||| pages will be published by themselves',
      'changed-pages': 'page has unpublished changes |||| pages have unpublished changes',
      'low-stock': 'item is running low |||| items are running low',
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
    failed: 'Die Übersicht konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    tasks: {
      'to-send': 'Bestellung zu versenden |||| Bestellungen zu versenden',
      'to-pay': 'Bestellung wartet auf Zahlung |||| Bestellungen warten auf Zahlung',
      'new-messages': 'Nachricht in den letzten 7 Tagen |||| Nachrichten in den letzten 7 Tagen',
      'failed-mails': 'E-Mail ging nicht hinaus |||| E-Mails gingen nicht hinaus',
      'scheduled-pages':
        'Seite wird von selbst veröffentlicht |||| Seiten werden von selbst veröffentlicht',
      'changed-pages':
        'Seite hat unveröffentlichte Änderungen |||| Seiten haben unveröffentlichte Änderungen',
      'low-stock': 'Artikel geht zur Neige |||| Artikel gehen zur Neige',
    },
    revenue: 'Umsatz',
    orders: 'Bestellungen',
    messages: 'Nachrichten',
    inDays: 'in %{days} Tagen',
    most: 'höchstens %{value} am Tag',
    todayShort: 'heute',
  },
}
