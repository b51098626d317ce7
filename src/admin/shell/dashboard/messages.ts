import type { Translations } from '#staff/client'

export const dashboardMessages: Translations = {
  en: {
    today: 'To do',
    nothing: 'You’re all caught up.',
    tasks: {
      'to-send': '{smart_count, plural, one {order to ship} other {orders to ship}}',
      'to-pay':
        '{smart_count, plural, one {order on hold (awaiting bank transfer)} other {orders on hold (awaiting bank transfer)}}',
      unpaid:
        '{smart_count, plural, one {order with pending payment} other {orders with pending payment}}',
      returns:
        '{smart_count, plural, one {order with a return to handle} other {orders with returns to handle}}',
      withdrawals:
        '{smart_count, plural, one {withdrawal without an order} other {withdrawals without an order}}',
      'new-messages':
        '{smart_count, plural, one {new form submission} other {new form submissions}}',
      'held-destinations':
        '{smart_count, plural, one {form destination waiting for approval} other {form destinations waiting for approval}}',
      'pending-comments':
        '{smart_count, plural, one {comment waiting for approval} other {comments waiting for approval}}',
      'pending-reviews':
        '{smart_count, plural, one {review waiting for approval} other {reviews waiting for approval}}',
      'failed-mails':
        '{smart_count, plural, one {email could not be sent} other {emails could not be sent}}',
      update: 'new version of Vitrine',
      'paused-tests':
        '{smart_count, plural, one {split test cannot go on} other {split tests cannot go on}}',
      'scheduled-pages': '{smart_count, plural, one {scheduled page} other {scheduled pages}}',
      'changed-pages':
        '{smart_count, plural, one {page has unpublished changes} other {pages have unpublished changes}}',
      'low-stock':
        '{smart_count, plural, one {product is low on stock} other {products are low on stock}}',
    },
    revenue: 'Revenue',
    orders: 'Orders',
    messages: 'Form submissions',
    inDays: 'Last {days} days',
    most: 'Peak day: {value}',
    todayShort: 'today',
  },
  de: {
    today: 'Zu erledigen',
    nothing: 'Alles erledigt.',
    tasks: {
      'to-send':
        '{smart_count, plural, one {Bestellung zu versenden} other {Bestellungen zu versenden}}',
      'to-pay':
        '{smart_count, plural, one {Bestellung wartet auf Überweisung} other {Bestellungen warten auf Überweisung}}',
      unpaid:
        '{smart_count, plural, one {Bestellung mit ausstehender Zahlung} other {Bestellungen mit ausstehender Zahlung}}',
      returns:
        '{smart_count, plural, one {Bestellung mit offener Rückgabe} other {Bestellungen mit offenen Rückgaben}}',
      withdrawals:
        '{smart_count, plural, one {Widerruf ohne Bestellung} other {Widerrufe ohne Bestellung}}',
      'new-messages': '{smart_count, plural, one {neue Nachricht} other {neue Nachrichten}}',
      'held-destinations':
        '{smart_count, plural, one {Formularziel wartet auf Freigabe} other {Formularziele warten auf Freigabe}}',
      'pending-comments':
        '{smart_count, plural, one {Kommentar wartet auf Freigabe} other {Kommentare warten auf Freigabe}}',
      'pending-reviews':
        '{smart_count, plural, one {Bewertung wartet auf Freigabe} other {Bewertungen warten auf Freigabe}}',
      'failed-mails':
        '{smart_count, plural, one {E-Mail konnte nicht gesendet werden} other {E-Mails konnten nicht gesendet werden}}',
      update: 'neue Version von Vitrine',
      'paused-tests':
        '{smart_count, plural, one {Split-Test läuft nicht weiter} other {Split-Tests laufen nicht weiter}}',
      'scheduled-pages': '{smart_count, plural, one {geplante Seite} other {geplante Seiten}}',
      'changed-pages':
        '{smart_count, plural, one {Seite hat unveröffentlichte Änderungen} other {Seiten haben unveröffentlichte Änderungen}}',
      'low-stock':
        '{smart_count, plural, one {Produkt mit geringem Bestand} other {Produkte mit geringem Bestand}}',
    },
    revenue: 'Umsatz',
    orders: 'Bestellungen',
    messages: 'Nachrichten',
    inDays: 'Letzte {days} Tage',
    most: 'Bester Tag: {value}',
    todayShort: 'heute',
  },
}
