/** Texts of the tabs "Shop" and "Shipping". */
export const shop = {
  en: {
    fields: {
      googlePlacesKey: 'Google Places API key',
      shop: {
        currency: 'Currency',
        country: 'Shop country',
        email: 'New order notifications to',
        sellTo: 'Selling locations',
        base: { state: 'State or province', postcode: 'Postcode', city: 'City' },
        discounts: { sequential: 'Calculate coupon discounts sequentially' },
        disclosures: {
          lowestPrice: 'Lowest price of 30 days',
          unitPrice: 'Unit prices',
          safety: 'Product safety',
          guarantee: 'Notice of the legal guarantee',
        },
        giftCards: { validMonths: 'Validity of gift cards (months)' },
        stock: { lowAt: 'Low stock threshold', holdMinutes: 'Hold stock (minutes)' },
        stockAlerts: { enabled: 'Back-in-stock emails' },
        downloads: {
          grantAfterPayment: 'Grant access to downloads after payment',
          limit: 'Download limit',
          days: 'Download expiry (days)',
        },
        returns: { enabled: 'Accept return requests', days: 'Return period (days)' },
        feed: { enabled: 'Product feeds' },
        reviews: {
          enabled: 'Reviews of products',
          who: 'Who can review',
          moderation: 'Approval of reviews',
          photos: 'Photos in reviews',
          askAfterDays: 'Ask buyers for reviews after (days)',
        },
        withdrawal: {
          enabled: 'Offer withdrawal from contracts online',
          days: 'Withdrawal period (days)',
          footerLink: 'Link in the footer',
        },
        units: { weight: 'Weight unit', length: 'Dimensions unit' },
        addressSuggestions: { provider: 'Address suggestions', server: 'Server URL' },
        terms: { required: 'Require terms & conditions', path: 'Terms page' },
        paths: {
          shop: 'Shop page',
          product: 'Product URL path',
          cart: 'Cart page',
          checkout: 'Checkout page',
          orderReceived: 'Thank you page',
          withdrawal: 'Withdrawal page',
          account: 'Account page',
          wishlist: 'Wishlist page',
        },
        enabled: 'Enabled',
        title: 'Title',
        description: 'Description at checkout',
        instructions: 'Instructions on the thank you page and in emails',
        accounts: 'Bank accounts',
        owner: 'Account holder',
        bank: 'Bank name',
        iban: 'IBAN',
        bic: 'BIC',
        zones: 'Shipping zones',
        zoneName: 'Name',
        zoneCountries: 'Countries',
        methods: 'Shipping methods',
        methodKind: 'Type',
        cost: 'Cost',
        minimum: 'Minimum order amount',
      },
    },
    addressHelp: 'One address line per row.',
    display: { incl: 'Including tax', excl: 'Excluding tax' },
    currencyHelp: 'Prices are not converted when you change the currency.',
    currencies: {
      title: 'Other currencies',
      help: 'Customers can see prices and pay in these currencies. You enter and update the rates. Add the module “Currency switch” to the header or footer so that customers can choose.',
      code: 'Currency',
      rate: 'Rate for 1 {base}',
      rateInvalid: 'Enter a number such as 1.0842, with up to 8 decimals.',
      rateDate: 'Date of the rate',
      rounding: 'Product prices',
      roundings: {
        none: 'Exact',
        '0-05': 'Rounded to 0.05',
        '0-10': 'Rounded to 0.10',
        1: 'Rounded to 1',
        10: 'Rounded to 10',
        100: 'Rounded to 100',
        'ends-99': 'Ending in .99',
      },
    },
    grantAfterPaymentHelp:
      'Buyers can download files while the order is “Processing”. Otherwise only once it is “Completed”.',
    downloadLimitHelp:
      'How often each file can be downloaded per piece bought. Leave empty for no limit. Products can say otherwise.',
    downloadDaysHelp: 'Counted from the payment. Leave empty for no expiry.',
    returnsHelp: 'Customers can request a return on the page of their order.',
    returnDaysHelp: 'Counted from the completion of the order.',
    feedHelp:
      'Lists all products at /feeds/products.xml for Google Merchant Center and Meta, and at /feeds/products.jsonl for other programs.',
    reviewWho: { everyone: 'Everyone', buyers: 'Only buyers, by the link in an email' },
    reviewModeration: {
      all: 'All reviews wait for approval',
      unverified: 'Reviews of buyers appear at once',
      none: 'All reviews appear at once',
    },
    reviewModerationHelp: 'Buyers are those who use the link in the email that asks for a review.',
    reviewPhotosHelp:
      'Reviews with photos wait for approval unless a buyer sent them. Off also hides existing photos.',
    askAfterDaysHelp:
      'Counted from the completion of the order. The checkout asks for permission. Leave empty to ask nobody.',
    withdrawalHelp:
      'Required for shops that sell to consumers in the EU: a form without login, on the order page and in mails.',
    withdrawalDaysHelp:
      'Counted from the completion of the order. Later declarations are accepted and marked.',
    withdrawalLinkHelp: 'Shows “Withdraw from contract” at the end of every page.',
    stockAlertsHelp:
      'Visitors can ask for an email when a sold out product is available again. They confirm their address first.',
    holdMinutesHelp:
      'Unpaid orders (status Pending payment) are cancelled after this time and their stock is released. Leave empty to keep them.',
    addressProviders: {
      off: 'Off',
      'built-in': 'Built-in (towns and postcodes)',
      photon: 'Photon server',
      nominatim: 'Nominatim server',
      google: 'Google Places',
    },
    addressHelpBy: {
      off: 'Addresses at checkout are typed in full.',
      'built-in':
        'Suggests towns, and postcodes in Germany, France and the United States. Nothing is sent to other servers.',
      photon: 'Suggests streets, postcodes and towns. What customers type is sent to this server.',
      nominatim:
        'Suggests streets, postcodes and towns. What customers type is sent to this server. The public OpenStreetMap server does not allow suggestions: use your own.',
      google:
        'Suggests streets, postcodes and towns. What customers type is sent to Google by your server: mention it in your privacy policy. Google charges for it.',
    },
    googleKeySaved: 'A key is saved. Leave empty to keep it.',
    googleKeyHelp: 'From the Google Cloud console, with “Places API (New)” enabled.',
    baseStateHelp:
      'Only where taxes depend on it. In the United States, Canada and Australia enter the code, such as CA.',
    productPathHelp:
      'The slug of the product follows. When you change it, old URLs redirect to the new ones.',
    notPublished: '{path} (not published)',
    builtInPage: '{path} (built-in layout)',
    sequentialHelp:
      'Percentages are calculated from the price that earlier discounts left, instead of the original price.',
    disclosures: {
      lowestPrice:
        'Reduced products state the lowest price of the 30 days before, as the EU requires. Only in shops in the EU.',
      unitPrice:
        'Products with a content state their price per kilogram, liter, meter, m² or piece.',
      safety: 'Product pages state manufacturer, responsible person and warnings.',
      guarantee: 'Product pages state the legal guarantee of two years.',
    },
    validMonthsHelp: 'For new gift cards and store credit. Leave empty for no expiry.',
    sellToHelp: 'Leave empty to sell everywhere.',
    payments: { cod: 'Cash on delivery', bacs: 'Bank transfer', cheque: 'Cheque' },
  },
  de: {
    fields: {
      googlePlacesKey: 'API-Schlüssel für Google Places',
      shop: {
        currency: 'Währung',
        country: 'Land des Shops',
        email: 'Benachrichtigungen über Bestellungen an',
        sellTo: 'Verkaufsländer',
        base: { state: 'Bundesland oder Provinz', postcode: 'Postleitzahl', city: 'Ort' },
        discounts: { sequential: 'Rabatte nacheinander berechnen' },
        disclosures: {
          lowestPrice: 'Niedrigster Preis der 30 Tage',
          unitPrice: 'Grundpreise',
          safety: 'Produktsicherheit',
          guarantee: 'Hinweis auf die gesetzliche Gewährleistung',
        },
        giftCards: { validMonths: 'Gültigkeit von Geschenkkarten (Monate)' },
        stock: { lowAt: 'Schwelle für geringen Bestand', holdMinutes: 'Bestand halten (Minuten)' },
        stockAlerts: { enabled: 'E-Mails zu wieder vorrätigen Produkten' },
        downloads: {
          grantAfterPayment: 'Downloads nach der Zahlung freigeben',
          limit: 'Download-Limit',
          days: 'Ablauf der Downloads (Tage)',
        },
        returns: { enabled: 'Rückgabeanfragen annehmen', days: 'Rückgabefrist (Tage)' },
        feed: { enabled: 'Produktfeeds' },
        reviews: {
          enabled: 'Produktbewertungen',
          who: 'Wer bewerten kann',
          moderation: 'Freigabe von Bewertungen',
          photos: 'Fotos in Bewertungen',
          askAfterDays: 'Käufer um Bewertungen bitten nach (Tagen)',
        },
        withdrawal: {
          enabled: 'Widerruf von Verträgen online anbieten',
          days: 'Widerrufsfrist (Tage)',
          footerLink: 'Link in der Fußzeile',
        },
        units: { weight: 'Gewichtseinheit', length: 'Maßeinheit' },
        addressSuggestions: { provider: 'Adressvorschläge', server: 'Server-URL' },
        terms: { required: 'Zustimmung zu den AGB verlangen', path: 'AGB-Seite' },
        paths: {
          shop: 'Shop-Seite',
          product: 'URL-Pfad der Produkte',
          cart: 'Warenkorb-Seite',
          checkout: 'Kassen-Seite',
          orderReceived: 'Bestätigungsseite',
          withdrawal: 'Widerrufsseite',
          account: 'Kontoseite',
          wishlist: 'Merkzettel',
        },
        enabled: 'Aktiviert',
        title: 'Titel',
        description: 'Beschreibung an der Kasse',
        instructions: 'Anweisungen auf der Bestätigungsseite und in E-Mails',
        accounts: 'Bankkonten',
        owner: 'Kontoinhaber',
        bank: 'Bank',
        iban: 'IBAN',
        bic: 'BIC',
        zones: 'Versandzonen',
        zoneName: 'Name',
        zoneCountries: 'Länder',
        methods: 'Versandarten',
        methodKind: 'Typ',
        cost: 'Kosten',
        minimum: 'Mindestbestellwert',
      },
    },
    addressHelp: 'Eine Zeile je Adresszeile.',
    display: { incl: 'Inklusive Steuer', excl: 'Ohne Steuer' },
    currencyHelp: 'Preise werden beim Wechsel der Währung nicht umgerechnet.',
    currencies: {
      title: 'Weitere Währungen',
      help: 'Kunden können Preise in diesen Währungen sehen und darin bezahlen. Die Kurse geben Sie ein und aktualisieren Sie selbst. Fügen Sie das Modul „Währungsumschalter“ in den Kopf- oder Fußbereich ein, damit Kunden wählen können.',
      code: 'Währung',
      rate: 'Kurs für 1 {base}',
      rateInvalid: 'Geben Sie eine Zahl wie 1.0842 ein, mit bis zu 8 Nachkommastellen.',
      rateDate: 'Datum des Kurses',
      rounding: 'Produktpreise',
      roundings: {
        none: 'Genau',
        '0-05': 'Auf 0,05 gerundet',
        '0-10': 'Auf 0,10 gerundet',
        1: 'Auf 1 gerundet',
        10: 'Auf 10 gerundet',
        100: 'Auf 100 gerundet',
        'ends-99': 'Mit Endung ,99',
      },
    },
    grantAfterPaymentHelp:
      'Käufer können Dateien herunterladen, sobald die Bestellung „In Bearbeitung“ ist. Sonst erst, wenn sie „Abgeschlossen“ ist.',
    downloadLimitHelp:
      'Wie oft jede Datei je gekauftem Stück heruntergeladen werden kann. Leer lassen für unbegrenzt. Produkte können abweichen.',
    downloadDaysHelp: 'Ab der Zahlung gerechnet. Leer lassen, damit nichts abläuft.',
    returnsHelp: 'Kunden können auf der Seite ihrer Bestellung eine Rückgabe anfragen.',
    returnDaysHelp: 'Ab dem Abschluss der Bestellung gerechnet.',
    feedHelp:
      'Listet alle Produkte unter /feeds/products.xml für Google Merchant Center und Meta, und unter /feeds/products.jsonl für andere Programme.',
    reviewWho: { everyone: 'Alle', buyers: 'Nur Käufer, über den Link in einer E-Mail' },
    reviewModeration: {
      all: 'Alle Bewertungen warten auf Freigabe',
      unverified: 'Bewertungen von Käufern erscheinen sofort',
      none: 'Alle Bewertungen erscheinen sofort',
    },
    reviewModerationHelp:
      'Käufer sind alle, die den Link in der E-Mail benutzen, die um eine Bewertung bittet.',
    reviewPhotosHelp:
      'Bewertungen mit Fotos warten auf Freigabe, wenn kein Käufer sie gesendet hat. Aus blendet auch vorhandene Fotos aus.',
    askAfterDaysHelp:
      'Gezählt ab dem Abschluss der Bestellung. Die Kasse fragt nach der Erlaubnis. Leer lassen, um niemanden zu fragen.',
    withdrawalHelp:
      'Pflicht für Shops, die an Verbraucher in der EU verkaufen: ein Formular ohne Anmeldung, auf der Bestellseite und in E-Mails.',
    withdrawalDaysHelp:
      'Ab dem Abschluss der Bestellung gerechnet. Spätere Erklärungen werden angenommen und markiert.',
    withdrawalLinkHelp: 'Zeigt „Vertrag widerrufen“ am Ende jeder Seite.',
    stockAlertsHelp:
      'Besucher können sich eine E-Mail wünschen, sobald ein ausverkauftes Produkt wieder erhältlich ist. Vorher bestätigen sie ihre Adresse.',
    holdMinutesHelp:
      'Unbezahlte Bestellungen (Status „Zahlung ausstehend“) werden nach dieser Zeit storniert und ihr Bestand wird freigegeben. Leer lassen, um sie zu behalten.',
    addressProviders: {
      off: 'Aus',
      'built-in': 'Integriert (Orte und Postleitzahlen)',
      photon: 'Photon-Server',
      nominatim: 'Nominatim-Server',
      google: 'Google Places',
    },
    addressHelpBy: {
      off: 'Adressen werden an der Kasse vollständig eingetippt.',
      'built-in':
        'Schlägt Orte vor, in Deutschland, Frankreich und den USA auch Postleitzahlen. Nichts wird an andere Server gesendet.',
      photon:
        'Schlägt Straßen, Postleitzahlen und Orte vor. Was Kunden tippen, wird an diesen Server gesendet.',
      nominatim:
        'Schlägt Straßen, Postleitzahlen und Orte vor. Was Kunden tippen, wird an diesen Server gesendet. Der öffentliche Server von OpenStreetMap erlaubt keine Vorschläge: Verwenden Sie einen eigenen.',
      google:
        'Schlägt Straßen, Postleitzahlen und Orte vor. Was Kunden tippen, sendet Ihr Server an Google: Erwähnen Sie es in der Datenschutzerklärung. Google berechnet das.',
    },
    googleKeySaved: 'Ein Schlüssel ist gespeichert. Leer lassen, um ihn zu behalten.',
    googleKeyHelp: 'Aus der Google Cloud Console, mit aktivierter „Places API (New)“.',
    baseStateHelp:
      'Nur wo Steuern davon abhängen. In den USA, Kanada und Australien den Code eingeben, etwa CA.',
    productPathHelp:
      'Danach folgt das Kürzel (Slug) des Produkts. Wenn Sie ihn ändern, leiten die alten URLs auf die neuen weiter.',
    notPublished: '{path} (nicht veröffentlicht)',
    builtInPage: '{path} (eingebautes Layout)',
    sequentialHelp:
      'Prozente werden von dem Preis berechnet, den frühere Rabatte übrig lassen, statt vom ursprünglichen Preis.',
    disclosures: {
      lowestPrice:
        'Reduzierte Produkte nennen den niedrigsten Preis der 30 Tage davor, wie es die EU verlangt. Nur für Shops in der EU.',
      unitPrice:
        'Produkte mit Inhalt nennen ihren Preis je Kilogramm, Liter, Meter, m² oder Stück.',
      safety: 'Produktseiten nennen Hersteller, verantwortliche Person und Warnhinweise.',
      guarantee: 'Produktseiten nennen die gesetzliche Gewährleistung von zwei Jahren.',
    },
    validMonthsHelp: 'Für neue Geschenkkarten und Guthaben. Leer lassen für unbegrenzt.',
    sellToHelp: 'Leer lassen, um überallhin zu verkaufen.',
    payments: { cod: 'Nachnahme', bacs: 'Überweisung', cheque: 'Scheck' },
  },
}
