/** Texts of the tab "Tax". */
export const tax = {
  en: {
    tax: {
      editRates: 'Edit tax rates',
      includeTax: 'Prices entered with tax',
      shopDisplay: 'Prices in the shop',
      cartDisplay: 'Prices in cart and checkout',
      asInCart: 'As in the cart',
      suffix: 'Price suffix',
      suffixHelp:
        "Shown after prices in the shop, such as “incl. VAT”. Use '{price_including_tax}' or '{price_excluding_tax}' to insert an amount.",
      totals: 'Tax totals',
      totalsChoices: { itemized: 'Itemized', single: 'As a single total' },
      rounding: 'Rounding',
      roundingChoices: { line: 'Round tax per item', sum: 'Round tax at the subtotal' },
      basedOn: 'Calculate tax based on',
      basedOnChoices: {
        shipping: 'Shipping address',
        billing: 'Billing address',
        base: 'Shop address',
      },
      basedOnHelp: 'Orders that are picked up are always taxed at the shop address.',
      foreignPrices: 'Prices for other countries',
      foreignPricesChoices: {
        gross: 'Same price including tax everywhere',
        net: 'Net price plus tax of the country',
      },
      foreignPricesHelp:
        'For prices entered with tax. Customers in a country without a tax rate pay the net price, and the cart tells them so.',
      shippingClass: 'Tax class of shipping',
      inherit: 'Based on the items in the cart',
      shippingClassHelp: 'Only rates that apply to shipping are used.',
      classes: 'Tax classes',
      classesHelp: 'In addition to the standard class.',
      className: 'Name',
      classId: 'Key',
      classIdHelp: 'Lowercase letters, digits and hyphens. Products and rates refer to it.',
      vatIds: 'VAT IDs',
      vatIdsEnabled: 'Reverse charge for businesses in other EU countries',
      vatIdsHelp:
        'Businesses may enter a VAT ID at checkout. If its format and checksum are right, they pay no tax, and the order and its emails say why.',
      vies: 'Check VAT IDs with VIES',
      viesHelp: 'Asks the register of the European Commission. Numbers are sent to its server.',
      whenUnavailable: 'If VIES is not available',
      whenUnavailableChoices: {
        accept: 'Accept the VAT ID and mark the order',
        charge: 'Charge tax',
      },
      ownId: 'VAT ID of the shop',
      ownIdHelp: 'With it, VIES confirms each check by a consultation number.',
      example: 'Example',
      exampleCountry: 'Country of the customer',
      exampleBy: {
        incl: 'A product of {entered} costs a customer in {country} {price}, including {tax} tax.',
        excl: 'A product of {entered} costs a customer in {country} {price} plus {tax} tax: {total} in total.',
      },
      exampleOutside:
        'A product of {entered} costs a customer in {country} {price}. No tax is charged, because the country has no tax rate.',
    },
  },
  de: {
    tax: {
      editRates: 'Steuersätze bearbeiten',
      includeTax: 'Preise inklusive Steuer eingeben',
      shopDisplay: 'Preise im Shop',
      cartDisplay: 'Preise in Warenkorb und Kasse',
      asInCart: 'Wie im Warenkorb',
      suffix: 'Zusatz nach Preisen',
      suffixHelp:
        "Steht im Shop hinter Preisen, etwa „inkl. MwSt.“. '{price_including_tax}' und '{price_excluding_tax}' fügen einen Betrag ein.",
      totals: 'Anzeige der Steuern',
      totalsChoices: { itemized: 'Einzeln', single: 'Als eine Summe' },
      rounding: 'Rundung',
      roundingChoices: {
        line: 'Steuer je Artikel runden',
        sum: 'Steuer auf die Zwischensumme runden',
      },
      basedOn: 'Steuer berechnen nach',
      basedOnChoices: {
        shipping: 'Lieferadresse',
        billing: 'Rechnungsadresse',
        base: 'Adresse des Shops',
      },
      basedOnHelp: 'Für Abholungen gilt immer die Steuer an der Adresse des Shops.',
      foreignPrices: 'Preise für andere Länder',
      foreignPricesChoices: {
        gross: 'Überall derselbe Preis inklusive Steuer',
        net: 'Nettopreis zuzüglich Steuer des Landes',
      },
      foreignPricesHelp:
        'Für Preise, die inklusive Steuer eingegeben werden. Kunden in Ländern ohne Steuersatz zahlen den Nettopreis; der Warenkorb weist darauf hin.',
      shippingClass: 'Steuerklasse des Versands',
      inherit: 'Wie die Artikel im Warenkorb',
      shippingClassHelp: 'Es gelten nur Sätze, die für Versand eingeschaltet sind.',
      classes: 'Steuerklassen',
      classesHelp: 'Zusätzlich zur Standardklasse.',
      className: 'Name',
      classId: 'Schlüssel',
      classIdHelp:
        'Kleinbuchstaben, Ziffern und Bindestriche. Produkte und Sätze verweisen darauf.',
      vatIds: 'USt-IdNr.',
      vatIdsEnabled: 'Reverse Charge für Firmen in anderen EU-Ländern',
      vatIdsHelp:
        'Firmen können an der Kasse ihre USt-IdNr. angeben. Stimmen Format und Prüfziffer, zahlen sie keine Steuer; Bestellung und E-Mails nennen den Grund.',
      vies: 'USt-IdNr. bei VIES prüfen',
      viesHelp:
        'Fragt das Register der Europäischen Kommission ab. Die Nummern werden an dessen Server gesendet.',
      whenUnavailable: 'Wenn VIES nicht erreichbar ist',
      whenUnavailableChoices: {
        accept: 'USt-IdNr. annehmen und die Bestellung markieren',
        charge: 'Steuer berechnen',
      },
      ownId: 'USt-IdNr. des Shops',
      ownIdHelp: 'Mit ihr bestätigt VIES jede Prüfung durch eine Abfragenummer.',
      example: 'Beispiel',
      exampleCountry: 'Land des Kunden',
      exampleBy: {
        incl: 'Ein Produkt für {entered} kostet einen Kunden in {country} {price}, darin {tax} Steuer.',
        excl: 'Ein Produkt für {entered} kostet einen Kunden in {country} {price} zuzüglich {tax} Steuer, zusammen {total}.',
      },
      exampleOutside:
        'Ein Produkt für {entered} kostet einen Kunden in {country} {price}. Es wird keine Steuer berechnet, weil das Land keinen Steuersatz hat.',
    },
  },
}
