import { defineTexts } from '#texts'

/** Texts of mails about orders. */
export const orderMailTexts = defineTexts({
  en: {
    toCards: '{amount} of it is on your gift card and can be used at once.',
    asCredit:
      '{amount} of it is store credit. We have emailed you its code, and it can be used at once.',
    hello: '{named, select, yes {Hello {firstName},} other {Hello,}}',
    'order-received.subject': 'Your order {number} at {shop}',
    'order-received.heading': 'Thank you for your order',
    'order-received.intro': 'We have received your order {number}. Here is what you bought.',
    'order-notice.subject': 'New order {number} from {name}',
    'order-notice.heading': 'New order from {name}',
    'order-notice.intro': '{name} has placed order {number}. Payment method: {payment}.',
    'order-on-hold.subject': 'Your order {number} at {shop} is on hold',
    'order-on-hold.heading': 'We are waiting for your payment',
    'order-on-hold.intro':
      'Order {number} is reserved for you. We start on it as soon as your payment has arrived.{due, select, none {} other { Left to pay: {due}.}}',
    'order-paid.subject': 'Payment received for order {number} at {shop}',
    'order-paid.heading': 'Payment received',
    'order-paid.intro':
      '{shipped, select, yes {Thank you: we have received your payment for order {number}. We’re preparing your order and will email you when it ships.} other {Thank you: we have received your payment for order {number}. We will email you when everything is ready.}}',
    'order-completed.subject':
      '{shipped, select, yes {Your order {number} from {shop} has shipped} other {Your order {number} at {shop} is complete}}',
    'order-completed.heading':
      '{shipped, select, yes {Your order has shipped} other {Your order is complete}}',
    'order-completed.intro':
      '{shipped, select, yes {Order {number} is on its way to the address below.} other {Order {number} is complete. Thank you for your purchase.}}',
    'order-cancelled.subject': 'Your order {number} at {shop} was cancelled',
    'order-cancelled.heading': 'Your order was cancelled',
    'order-cancelled.intro':
      'Order {number} was cancelled; nothing more will be sent or charged. If you did not expect this, please reply to this email.',
    'order-refunded.subject': 'Your order {number} at {shop} was refunded',
    'order-refunded.heading':
      '{inMoney, select, yes {Your refund is on its way} other {Your order was refunded}}',
    'order-refunded.intro':
      'We have refunded order {number}.{inMoney, select, yes { Depending on your bank it takes a few days to arrive.} other {}}',
    'order-partly-refunded.subject': 'A refund for your order {number} at {shop}',
    'order-partly-refunded.heading': 'A refund of {amount}',
    'order-partly-refunded.intro':
      'We have refunded {amount} of order {number}.{inMoney, select, yes { Depending on your bank it takes a few days to arrive.} other {}}{hasReason, select, yes { Reason: {reason}} other {}}',
    'order-shipped.subject': 'A parcel of your order {number} from {shop} has shipped',
    'order-shipped.heading': 'Your parcel is on its way',
    'order-shipped.intro': 'These items of order {number} have shipped.',
    'order-payment-failed.subject': 'The payment for your order {number} at {shop} did not succeed',
    'order-payment-failed.heading': 'Your payment did not succeed',
    'order-payment-failed.intro':
      'The payment for order {number} did not succeed, and nothing was charged. You can try again with the same or another payment method. Left to pay: {due}.',
    'order-dispute.subject': 'Payment disputed for order {number}',
    'order-dispute.heading': 'A payment was disputed',
    'order-dispute.intro':
      '{name} has disputed the payment of {amount} for order {number} at the bank. Reason: {reason}.{hasDeadline, select, yes { Answer at the payment provider by {deadline}, or the money is lost.} other {}}',
    payNow: 'Pay now',
    tracking: 'Tracking',
    track: 'Track your parcel',
    'order-invoice.subject':
      '{kind, select, invoice {Your invoice {invoice}} other {Your credit note {invoice}}} from {shop}',
    'order-invoice.heading':
      '{kind, select, invoice {Your invoice {invoice}} other {Your credit note {invoice}}}',
    'order-invoice.intro':
      '{kind, select, invoice {The invoice of your order {number} is attached to this email.} other {The credit note of your order {number} is attached to this email.}}',
    'order-edited.subject': 'Your order {number} at {shop} was changed',
    'order-edited.heading': 'Your order was changed',
    'order-edited.intro':
      'We have changed order {number}. Here is what it contains now.{due, select, none {} other { Left to pay: {due}.}}',
    'order-payment.subject': 'Pay for your order {number} at {shop}',
    'order-payment.heading': 'Pay for your order',
    'order-payment.intro': 'Your order {number} is ready. Please pay {due}.',
    'return-notice.subject': 'Return requested for order {number}',
    'return-notice.heading': 'Return requested',
    'return-notice.intro':
      '{name} wants to return the items below of order {number}. Please accept or decline the return in the order. Reason: {reason}',
    'return-requested.subject': 'We have received your return request for order {number}',
    'return-requested.heading': 'Your return request',
    'return-requested.intro':
      'We have received your request to return the items below of order {number}. Please wait for our answer before you send them. Your reason: {reason}',
    'return-accepted.subject': 'Your return for order {number} was accepted',
    'return-accepted.heading': 'Please send the items back',
    'return-accepted.intro':
      'We accept your return for order {number}. Please send the items below back to us. We refund them as soon as they have arrived.{hasReason, select, yes { {reason}} other {}}',
    'return-declined.subject': 'Your return for order {number} was declined',
    'return-declined.heading': 'Your return was declined',
    'return-declined.intro':
      'Unfortunately we cannot accept your return of the items below of order {number}.{hasReason, select, yes { {reason}} other {}}',
    'order-note.subject': 'About your order {number} at {shop}',
    'order-note.heading': 'About your order {number}',
    'order-note.intro': '{message}',
    'review-request.subject': 'How do you like what you bought at {shop}?',
    'review-request.heading': 'How do you like it?',
    'review-request.intro':
      'You agreed that we may ask you once about order {number}. A few words help other customers to choose.',
    reviewItem: 'Review {item}',
    returnedItems: 'Items to return',
    note: 'Order notes',
    billingAddress: 'Billing address',
    shippingAddress: 'Shipping address',
    viewYours: 'View your order',
    withdraw: 'Withdraw from contract',
    view: 'Open the order',
  },
  de: {
    toCards: 'Davon sind {amount} auf Ihrer Geschenkkarte und sofort einlösbar.',
    asCredit:
      'Davon sind {amount} Guthaben. Den Code haben wir Ihnen gemailt, und er ist sofort einlösbar.',
    hello: '{named, select, yes {Guten Tag {firstName},} other {Guten Tag,}}',
    'order-received.subject': 'Ihre Bestellung {number} bei {shop}',
    'order-received.heading': 'Vielen Dank für Ihre Bestellung',
    'order-received.intro':
      'Ihre Bestellung {number} ist bei uns eingegangen. Das haben Sie gekauft:',
    'order-notice.subject': 'Neue Bestellung {number} von {name}',
    'order-notice.heading': 'Neue Bestellung von {name}',
    'order-notice.intro': '{name} hat die Bestellung {number} aufgegeben. Zahlungsart: {payment}.',
    'order-on-hold.subject': 'Ihre Bestellung {number} bei {shop} wartet auf die Zahlung',
    'order-on-hold.heading': 'Wir warten auf Ihre Zahlung',
    'order-on-hold.intro':
      'Die Bestellung {number} ist für Sie reserviert. Wir bearbeiten sie, sobald Ihre Zahlung eingegangen ist.{due, select, none {} other { Noch zu zahlen: {due}.}}',
    'order-paid.subject': 'Zahlung erhalten für Bestellung {number} bei {shop}',
    'order-paid.heading': 'Zahlung erhalten',
    'order-paid.intro':
      '{shipped, select, yes {Vielen Dank: Ihre Zahlung für die Bestellung {number} ist eingegangen. Wir bereiten Ihre Bestellung vor und schreiben Ihnen, sobald sie versandt wird.} other {Vielen Dank: Ihre Zahlung für die Bestellung {number} ist eingegangen. Wir schreiben Ihnen, sobald alles bereit ist.}}',
    'order-completed.subject':
      '{shipped, select, yes {Ihre Bestellung {number} von {shop} wurde versandt} other {Ihre Bestellung {number} bei {shop} ist abgeschlossen}}',
    'order-completed.heading':
      '{shipped, select, yes {Ihre Bestellung wurde versandt} other {Ihre Bestellung ist abgeschlossen}}',
    'order-completed.intro':
      '{shipped, select, yes {Die Bestellung {number} ist unterwegs zur unten stehenden Adresse.} other {Die Bestellung {number} ist abgeschlossen. Vielen Dank für Ihren Einkauf.}}',
    'order-cancelled.subject': 'Ihre Bestellung {number} bei {shop} wurde storniert',
    'order-cancelled.heading': 'Ihre Bestellung wurde storniert',
    'order-cancelled.intro':
      'Die Bestellung {number} wurde storniert; es wird nichts mehr versandt oder berechnet. Falls Sie das nicht erwartet haben, antworten Sie bitte auf diese E-Mail.',
    'order-refunded.subject': 'Ihre Bestellung {number} bei {shop} wurde erstattet',
    'order-refunded.heading':
      '{inMoney, select, yes {Ihre Erstattung ist unterwegs} other {Ihre Bestellung wurde erstattet}}',
    'order-refunded.intro':
      'Wir haben die Bestellung {number} erstattet.{inMoney, select, yes { Je nach Bank dauert es einige Tage, bis der Betrag ankommt.} other {}}',
    'order-partly-refunded.subject': 'Erstattung zu Ihrer Bestellung {number} bei {shop}',
    'order-partly-refunded.heading': 'Erstattung über {amount}',
    'order-partly-refunded.intro':
      'Wir haben {amount} der Bestellung {number} erstattet.{inMoney, select, yes { Je nach Bank dauert es einige Tage, bis der Betrag ankommt.} other {}}{hasReason, select, yes { Grund: {reason}} other {}}',
    'order-shipped.subject': 'Ein Paket Ihrer Bestellung {number} von {shop} wurde versandt',
    'order-shipped.heading': 'Ihr Paket ist unterwegs',
    'order-shipped.intro': 'Diese Artikel der Bestellung {number} wurden versandt.',
    'order-payment-failed.subject':
      'Die Zahlung für Ihre Bestellung {number} bei {shop} ist fehlgeschlagen',
    'order-payment-failed.heading': 'Ihre Zahlung ist fehlgeschlagen',
    'order-payment-failed.intro':
      'Die Zahlung für die Bestellung {number} ist fehlgeschlagen, und es wurde nichts abgebucht. Sie können es mit derselben oder einer anderen Zahlungsart noch einmal versuchen. Noch zu zahlen: {due}.',
    'order-dispute.subject': 'Zahlung angefochten für Bestellung {number}',
    'order-dispute.heading': 'Eine Zahlung wurde angefochten',
    'order-dispute.intro':
      '{name} hat die Zahlung über {amount} für die Bestellung {number} bei der Bank angefochten. Grund: {reason}.{hasDeadline, select, yes { Antworten Sie beim Zahlungsanbieter bis {deadline}, sonst ist das Geld verloren.} other {}}',
    payNow: 'Jetzt bezahlen',
    tracking: 'Sendungsnummer',
    track: 'Sendung verfolgen',
    'order-invoice.subject':
      '{kind, select, invoice {Ihre Rechnung {invoice}} other {Ihre Rechnungskorrektur {invoice}}} von {shop}',
    'order-invoice.heading':
      '{kind, select, invoice {Ihre Rechnung {invoice}} other {Ihre Rechnungskorrektur {invoice}}}',
    'order-invoice.intro':
      '{kind, select, invoice {Die Rechnung zu Ihrer Bestellung {number} ist dieser E-Mail angehängt.} other {Die Rechnungskorrektur zu Ihrer Bestellung {number} ist dieser E-Mail angehängt.}}',
    'order-edited.subject': 'Ihre Bestellung {number} bei {shop} wurde geändert',
    'order-edited.heading': 'Ihre Bestellung wurde geändert',
    'order-edited.intro':
      'Wir haben die Bestellung {number} geändert. Das enthält sie jetzt.{due, select, none {} other { Noch zu zahlen: {due}.}}',
    'order-payment.subject': 'Bezahlen Sie Ihre Bestellung {number} bei {shop}',
    'order-payment.heading': 'Bezahlen Sie Ihre Bestellung',
    'order-payment.intro': 'Ihre Bestellung {number} liegt bereit. Bitte zahlen Sie {due}.',
    'return-notice.subject': 'Rückgabe zur Bestellung {number} angefragt',
    'return-notice.heading': 'Rückgabe angefragt',
    'return-notice.intro':
      '{name} möchte die folgenden Artikel der Bestellung {number} zurückgeben. Bitte nehmen Sie die Rückgabe in der Bestellung an, oder lehnen Sie sie ab. Grund: {reason}',
    'return-requested.subject': 'Ihre Rückgabeanfrage zur Bestellung {number} ist eingegangen',
    'return-requested.heading': 'Ihre Rückgabeanfrage',
    'return-requested.intro':
      'Ihre Anfrage zur Rückgabe der folgenden Artikel der Bestellung {number} ist eingegangen. Bitte warten Sie unsere Antwort ab, bevor Sie die Artikel senden. Ihr Grund: {reason}',
    'return-accepted.subject': 'Ihre Rückgabe zur Bestellung {number} wurde angenommen',
    'return-accepted.heading': 'Bitte senden Sie die Artikel zurück',
    'return-accepted.intro':
      'Wir nehmen Ihre Rückgabe zur Bestellung {number} an. Bitte senden Sie uns die folgenden Artikel zurück. Wir erstatten sie, sobald sie eingetroffen sind.{hasReason, select, yes { {reason}} other {}}',
    'return-declined.subject': 'Ihre Rückgabe zur Bestellung {number} wurde abgelehnt',
    'return-declined.heading': 'Ihre Rückgabe wurde abgelehnt',
    'return-declined.intro':
      'Leider können wir Ihre Rückgabe der folgenden Artikel der Bestellung {number} nicht annehmen.{hasReason, select, yes { {reason}} other {}}',
    'order-note.subject': 'Zu Ihrer Bestellung {number} bei {shop}',
    'order-note.heading': 'Zu Ihrer Bestellung {number}',
    'order-note.intro': '{message}',
    'review-request.subject': 'Wie gefällt Ihnen Ihr Einkauf bei {shop}?',
    'review-request.heading': 'Wie gefällt es Ihnen?',
    'review-request.intro':
      'Sie haben zugestimmt, dass wir Sie einmal zu Bestellung {number} fragen dürfen. Ein paar Worte helfen anderen bei der Auswahl.',
    reviewItem: '{item} bewerten',
    returnedItems: 'Artikel der Rückgabe',
    note: 'Anmerkungen zur Bestellung',
    billingAddress: 'Rechnungsadresse',
    shippingAddress: 'Lieferadresse',
    viewYours: 'Bestellung ansehen',
    withdraw: 'Vertrag widerrufen',
    view: 'Bestellung öffnen',
  },
  fr: {
    toCards: 'Dont {amount} sur votre carte cadeau, utilisables dès maintenant.',
    asCredit:
      'Dont {amount} en avoir. Nous vous avons envoyé son code par e-mail ; il est utilisable dès maintenant.',
    hello: '{named, select, yes {Bonjour {firstName},} other {Bonjour,}}',
    'order-received.subject': 'Votre commande {number} chez {shop}',
    'order-received.heading': 'Merci pour votre commande',
    'order-received.intro':
      'Nous avons bien reçu votre commande {number}. Voici ce que vous avez acheté.',
    'order-notice.subject': 'Nouvelle commande {number} de {name}',
    'order-notice.heading': 'Nouvelle commande de {name}',
    'order-notice.intro': '{name} a passé la commande {number}. Mode de paiement : {payment}.',
    'order-on-hold.subject': 'Votre commande {number} chez {shop} est en attente',
    'order-on-hold.heading': 'Nous attendons votre paiement',
    'order-on-hold.intro':
      'La commande {number} vous est réservée. Nous la traiterons dès réception de votre paiement.{due, select, none {} other { Reste à payer : {due}.}}',
    'order-paid.subject': 'Paiement reçu pour la commande {number} chez {shop}',
    'order-paid.heading': 'Paiement reçu',
    'order-paid.intro':
      '{shipped, select, yes {Merci : nous avons reçu votre paiement pour la commande {number}. Nous préparons votre commande et vous écrirons lors de son expédition.} other {Merci : nous avons reçu votre paiement pour la commande {number}. Nous vous écrirons dès que tout sera prêt.}}',
    'order-completed.subject':
      '{shipped, select, yes {Votre commande {number} de {shop} a été expédiée} other {Votre commande {number} chez {shop} est terminée}}',
    'order-completed.heading':
      '{shipped, select, yes {Votre commande a été expédiée} other {Votre commande est terminée}}',
    'order-completed.intro':
      '{shipped, select, yes {La commande {number} est en route vers l’adresse ci-dessous.} other {La commande {number} est terminée. Merci pour votre achat.}}',
    'order-cancelled.subject': 'Votre commande {number} chez {shop} a été annulée',
    'order-cancelled.heading': 'Votre commande a été annulée',
    'order-cancelled.intro':
      'La commande {number} a été annulée ; rien d’autre ne sera expédié ni facturé. Si vous ne vous y attendiez pas, répondez à cet e-mail.',
    'order-refunded.subject': 'Votre commande {number} chez {shop} a été remboursée',
    'order-refunded.heading':
      '{inMoney, select, yes {Votre remboursement est en route} other {Votre commande a été remboursée}}',
    'order-refunded.intro':
      'Nous avons remboursé la commande {number}.{inMoney, select, yes { Selon votre banque, le virement prend quelques jours.} other {}}',
    'order-partly-refunded.subject': 'Remboursement pour votre commande {number} chez {shop}',
    'order-partly-refunded.heading': 'Remboursement de {amount}',
    'order-partly-refunded.intro':
      'Nous avons remboursé {amount} de la commande {number}.{inMoney, select, yes { Selon votre banque, le virement prend quelques jours.} other {}}{hasReason, select, yes { Motif : {reason}} other {}}',
    'order-shipped.subject': 'Un colis de votre commande {number} chez {shop} a été expédié',
    'order-shipped.heading': 'Votre colis est en route',
    'order-shipped.intro': 'Ces articles de la commande {number} ont été expédiés.',
    'order-payment-failed.subject': 'Le paiement de votre commande {number} chez {shop} a échoué',
    'order-payment-failed.heading': 'Votre paiement a échoué',
    'order-payment-failed.intro':
      'Le paiement de la commande {number} a échoué et rien n’a été débité. Vous pouvez réessayer avec le même moyen de paiement ou un autre. Reste à payer : {due}.',
    'order-dispute.subject': 'Paiement contesté pour la commande {number}',
    'order-dispute.heading': 'Un paiement a été contesté',
    'order-dispute.intro':
      '{name} a contesté auprès de sa banque le paiement de {amount} pour la commande {number}. Motif : {reason}.{hasDeadline, select, yes { Répondez auprès du prestataire de paiement avant le {deadline}, sinon l’argent est perdu.} other {}}',
    payNow: 'Payer maintenant',
    tracking: 'Suivi',
    track: 'Suivre le colis',
    'order-invoice.subject':
      '{kind, select, invoice {Votre facture {invoice}} other {Votre avoir {invoice}}} de {shop}',
    'order-invoice.heading':
      '{kind, select, invoice {Votre facture {invoice}} other {Votre avoir {invoice}}}',
    'order-invoice.intro':
      '{kind, select, invoice {La facture de votre commande {number} est jointe à cet e-mail.} other {L’avoir de votre commande {number} est joint à cet e-mail.}}',
    'order-edited.subject': 'Votre commande {number} chez {shop} a été modifiée',
    'order-edited.heading': 'Votre commande a été modifiée',
    'order-edited.intro':
      'Nous avons modifié la commande {number}. Voici son contenu actuel.{due, select, none {} other { Reste à payer : {due}.}}',
    'order-payment.subject': 'Payez votre commande {number} chez {shop}',
    'order-payment.heading': 'Payez votre commande',
    'order-payment.intro': 'Votre commande {number} est prête. Veuillez payer {due}.',
    'return-notice.subject': 'Retour demandé pour la commande {number}',
    'return-notice.heading': 'Retour demandé',
    'return-notice.intro':
      '{name} souhaite retourner les articles ci-dessous de la commande {number}. Veuillez accepter ou refuser le retour dans la commande. Motif : {reason}',
    'return-requested.subject': 'Votre demande de retour pour la commande {number}',
    'return-requested.heading': 'Votre demande de retour',
    'return-requested.intro':
      'Nous avons bien reçu votre demande de retour des articles ci-dessous de la commande {number}. Veuillez attendre notre réponse avant d’envoyer les articles. Votre motif : {reason}',
    'return-accepted.subject': 'Votre retour pour la commande {number} est accepté',
    'return-accepted.heading': 'Veuillez renvoyer les articles',
    'return-accepted.intro':
      'Nous acceptons votre retour pour la commande {number}. Veuillez nous renvoyer les articles ci-dessous. Nous les remboursons dès leur arrivée.{hasReason, select, yes { {reason}} other {}}',
    'return-declined.subject': 'Votre retour pour la commande {number} est refusé',
    'return-declined.heading': 'Votre retour est refusé',
    'return-declined.intro':
      'Nous ne pouvons malheureusement pas accepter votre retour des articles ci-dessous de la commande {number}.{hasReason, select, yes { {reason}} other {}}',
    'order-note.subject': 'À propos de votre commande {number} chez {shop}',
    'order-note.heading': 'À propos de votre commande {number}',
    'order-note.intro': '{message}',
    'review-request.subject': 'Êtes-vous satisfait de votre achat chez {shop} ?',
    'review-request.heading': 'Êtes-vous satisfait ?',
    'review-request.intro':
      'Vous avez accepté que nous vous demandions une fois votre avis sur la commande {number}. Quelques mots aident les autres clients à choisir.',
    reviewItem: 'Évaluer {item}',
    returnedItems: 'Articles à retourner',
    note: 'Notes de commande',
    billingAddress: 'Adresse de facturation',
    shippingAddress: 'Adresse de livraison',
    viewYours: 'Voir votre commande',
    withdraw: 'Se rétracter du contrat',
    view: 'Ouvrir la commande',
  },
  ar: {
    toCards: 'منها {amount} على بطاقة الهدية، ويمكنك استخدامها فورًا.',
    asCredit:
      'منها {amount} رصيد في المتجر. أرسلنا إليك رمزه بالبريد الإلكتروني، ويمكنك استخدامه فورًا.',
    hello: '{named, select, yes {مرحبًا {firstName}،} other {مرحبًا،}}',
    'order-received.subject': 'طلبك رقم {number} من {shop}',
    'order-received.heading': 'شكرًا لطلبك',
    'order-received.intro': 'لقد استلمنا طلبك رقم {number}. إليك ما اشتريته.',
    'order-notice.subject': 'طلب جديد رقم {number} من {name}',
    'order-notice.heading': 'طلب جديد من {name}',
    'order-notice.intro': 'قدّم {name} الطلب رقم {number}. طريقة الدفع: {payment}.',
    'order-on-hold.subject': 'طلبك رقم {number} لدى {shop} قيد الانتظار',
    'order-on-hold.heading': 'نحن بانتظار دفعتك',
    'order-on-hold.intro':
      'الطلب رقم {number} محجوز لك. سنبدأ في تجهيزه فور وصول دفعتك.{due, select, none {} other { المبلغ المتبقي: {due}.}}',
    'order-paid.subject': 'تم استلام الدفعة للطلب رقم {number} من {shop}',
    'order-paid.heading': 'تم استلام الدفعة',
    'order-paid.intro':
      '{shipped, select, yes {شكرًا لك: لقد استلمنا دفعتك للطلب رقم {number}. نجهّز طلبك الآن وسنراسلك عند شحنه.} other {شكرًا لك: لقد استلمنا دفعتك للطلب رقم {number}. سنراسلك عندما يصبح كل شيء جاهزًا.}}',
    'order-completed.subject':
      '{shipped, select, yes {تم شحن طلبك رقم {number} من {shop}} other {اكتمل طلبك رقم {number} من {shop}}}',
    'order-completed.heading': '{shipped, select, yes {تم شحن طلبك} other {اكتمل طلبك}}',
    'order-completed.intro':
      '{shipped, select, yes {الطلب رقم {number} في طريقه إلى العنوان أدناه.} other {اكتمل الطلب رقم {number}. شكرًا لشرائك من متجرنا.}}',
    'order-cancelled.subject': 'تم إلغاء طلبك رقم {number} من {shop}',
    'order-cancelled.heading': 'تم إلغاء طلبك',
    'order-cancelled.intro':
      'تم إلغاء الطلب رقم {number}؛ لن يُرسل أو يُحصَّل أي شيء آخر. إذا لم تكن تتوقع ذلك، فيرجى الرد على هذه الرسالة.',
    'order-refunded.subject': 'تم رد مبلغ طلبك رقم {number} من {shop}',
    'order-refunded.heading':
      '{inMoney, select, yes {المبلغ المسترد في طريقه إليك} other {تم رد مبلغ طلبك}}',
    'order-refunded.intro':
      'لقد رددنا مبلغ الطلب رقم {number}.{inMoney, select, yes { قد يستغرق وصوله بضعة أيام بحسب مصرفك.} other {}}',
    'order-partly-refunded.subject': 'استرداد لطلبك رقم {number} من {shop}',
    'order-partly-refunded.heading': 'استرداد بقيمة {amount}',
    'order-partly-refunded.intro':
      'لقد رددنا {amount} من الطلب رقم {number}.{inMoney, select, yes { قد يستغرق وصوله بضعة أيام بحسب مصرفك.} other {}}{hasReason, select, yes { السبب: {reason}} other {}}',
    'order-shipped.subject': 'تم شحن طرد من طلبك رقم {number} من {shop}',
    'order-shipped.heading': 'طردك في الطريق إليك',
    'order-shipped.intro': 'تم شحن هذه المنتجات من الطلب رقم {number}.',
    'order-payment-failed.subject': 'لم تنجح دفعة طلبك رقم {number} من {shop}',
    'order-payment-failed.heading': 'لم تنجح عملية الدفع',
    'order-payment-failed.intro':
      'لم تنجح دفعة الطلب رقم {number} ولم يُخصم أي مبلغ. يمكنك المحاولة مرة أخرى بطريقة الدفع نفسها أو بغيرها. المبلغ المتبقي: {due}.',
    'order-dispute.subject': 'اعتراض على دفعة الطلب رقم {number}',
    'order-dispute.heading': 'تم الاعتراض على دفعة',
    'order-dispute.intro':
      'اعترض {name} لدى المصرف على دفعة بقيمة {amount} للطلب رقم {number}. السبب: {reason}.{hasDeadline, select, yes { يرجى الرد لدى مزود الدفع قبل {deadline} وإلا ضاع المبلغ.} other {}}',
    payNow: 'ادفع الآن',
    tracking: 'رقم التتبع',
    track: 'تتبع الطرد',
    'order-invoice.subject':
      '{kind, select, invoice {فاتورتك {invoice}} other {إشعارك الدائن {invoice}}} من {shop}',
    'order-invoice.heading':
      '{kind, select, invoice {فاتورتك {invoice}} other {إشعارك الدائن {invoice}}}',
    'order-invoice.intro':
      '{kind, select, invoice {تجد فاتورة طلبك رقم {number} مرفقة بهذه الرسالة.} other {تجد الإشعار الدائن لطلبك رقم {number} مرفقًا بهذه الرسالة.}}',
    'order-edited.subject': 'تم تغيير طلبك {number} لدى {shop}',
    'order-edited.heading': 'تم تغيير طلبك',
    'order-edited.intro':
      'غيّرنا الطلب {number}. هذا ما يحتويه الآن.{due, select, none {} other { المبلغ المتبقي: {due}.}}',
    'order-payment.subject': 'ادفع ثمن طلبك {number} لدى {shop}',
    'order-payment.heading': 'ادفع ثمن طلبك',
    'order-payment.intro': 'طلبك {number} جاهز. يرجى دفع {due}.',
    'return-notice.subject': 'طلب إرجاع للطلب {number}',
    'return-notice.heading': 'طلب إرجاع',
    'return-notice.intro':
      'يريد {name} إرجاع المنتجات أدناه من الطلب {number}. يرجى قبول الإرجاع أو رفضه في الطلب. السبب: {reason}',
    'return-requested.subject': 'استلمنا طلب الإرجاع الخاص بالطلب {number}',
    'return-requested.heading': 'طلب الإرجاع',
    'return-requested.intro':
      'استلمنا طلبك لإرجاع المنتجات أدناه من الطلب {number}. يرجى انتظار ردنا قبل إرسالها. السبب: {reason}',
    'return-accepted.subject': 'تم قبول إرجاع منتجات الطلب {number}',
    'return-accepted.heading': 'يرجى إعادة إرسال المنتجات',
    'return-accepted.intro':
      'نقبل إرجاع منتجات الطلب {number}. يرجى إعادة إرسال المنتجات أدناه إلينا، وسنرد ثمنها فور وصولها.{hasReason, select, yes { {reason}} other {}}',
    'return-declined.subject': 'تم رفض إرجاع منتجات الطلب {number}',
    'return-declined.heading': 'تم رفض الإرجاع',
    'return-declined.intro':
      'للأسف لا يمكننا قبول إرجاع المنتجات أدناه من الطلب {number}.{hasReason, select, yes { {reason}} other {}}',
    'order-note.subject': 'بخصوص طلبك رقم {number} من {shop}',
    'order-note.heading': 'بخصوص طلبك رقم {number}',
    'order-note.intro': '{message}',
    'review-request.subject': 'ما رأيك فيما اشتريته من {shop}؟',
    'review-request.heading': 'ما رأيك؟',
    'review-request.intro':
      'وافقت على أن نسألك مرة واحدة عن الطلب {number}. كلمات قليلة تساعد العملاء الآخرين على الاختيار.',
    reviewItem: 'تقييم {item}',
    returnedItems: 'منتجات الإرجاع',
    note: 'ملاحظات الطلب',
    billingAddress: 'عنوان الفاتورة',
    shippingAddress: 'عنوان الشحن',
    viewYours: 'عرض طلبك',
    withdraw: 'الانسحاب من العقد',
    view: 'فتح الطلب',
  },
})
