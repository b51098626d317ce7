import type { Translations } from '#staff/client'

export const dashboardMessages: Translations = {
  en: {
    today: 'To do',
    nothing: 'You’re all caught up.',
    tasks: {
      'to-send': 'order to ship |||| orders to ship',
      'to-pay':
        'order on hold (awaiting bank transfer) |||| orders on hold (awaiting bank transfer)',
      unpaid: 'order with pending payment |||| orders with pending payment',
      'new-messages': 'new form submission |||| new form submissions',
      'failed-mails': 'email could not be sent |||| emails could not be sent',
      'scheduled-pages': 'scheduled page |||| scheduled pages',
      'changed-pages': 'page has unpublished changes |||| pages have unpublished changes',
      'low-stock': 'product is low on stock |||| products are low on stock',
    },
    revenue: 'Revenue',
    orders: 'Orders',
    messages: 'Form submissions',
    inDays: 'Last %{days} days',
    most: 'Peak day: %{value}',
    todayShort: 'today',
  },
  de: {
    today: 'Zu erledigen',
    nothing: 'Alles erledigt.',
    tasks: {
      'to-send': 'Bestellung zu versenden |||| Bestellungen zu versenden',
      'to-pay': 'Bestellung wartet auf Überweisung |||| Bestellungen warten auf Überweisung',
      unpaid: 'Bestellung mit ausstehender Zahlung |||| Bestellungen mit ausstehender Zahlung',
      'new-messages': 'neue Nachricht |||| neue Nachrichten',
      'failed-mails':
        'E-Mail konnte nicht gesendet werden |||| E-Mails konnten nicht gesendet werden',
      'scheduled-pages': 'geplante Seite |||| geplante Seiten',
      'changed-pages':
        'Seite hat unveröffentlichte Änderungen |||| Seiten haben unveröffentlichte Änderungen',
      'low-stock': 'Produkt mit geringem Bestand |||| Produkte mit geringem Bestand',
    },
    revenue: 'Umsatz',
    orders: 'Bestellungen',
    messages: 'Nachrichten',
    inDays: 'Letzte %{days} Tage',
    most: 'Bester Tag: %{value}',
    todayShort: 'heute',
  },
}
