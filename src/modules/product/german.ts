export const german: Record<string, string> = {
  Product: 'Produkt',
  'A product with images, options and description.':
    'Ein Produkt mit Bildern, Optionen und Beschreibung.',
  'Leave empty to show the product that the page URL names.':
    'Leer lassen, um das Produkt der Seiten-URL zu zeigen.',
  'No product is selected. Visitors do not see this module.':
    'Es ist kein Produkt ausgewählt. Besucher sehen dieses Modul nicht.',
  'Image aspect ratio': 'Seitenverhältnis der Bilder',
  'Description and details': 'Beschreibung und Einzelheiten',
  'Description, details and reviews': 'Beschreibung, Einzelheiten und Bewertungen',
  'One below the other': 'Untereinander',
  Reviews: 'Bewertungen',
  'For the module “Product reviews”, so that reviews are a tab or an item too.':
    'Für das Modul „Produktbewertungen“, damit auch Bewertungen ein Tab oder ein Eintrag sind.',
  'Thumbnails below': 'Vorschaubilder darunter',
  'Thumbnails beside': 'Vorschaubilder daneben',
  'Zoom on hover': 'Beim Überfahren vergrößern',
  'A click opens the image in full size, where it can be zoomed too.':
    'Ein Klick öffnet das Bild in voller Größe, wo es sich ebenfalls vergrößern lässt.',
  'Cross-sells of the product. Without any, products that orders of the last year contain together.':
    'Cross-Sells des Produkts. Ohne diese: Produkte, die Bestellungen des letzten Jahres gemeinsam enthalten.',
  'Dates of delivery': 'Liefertermin',
  'If the shipping settings have them.': 'Wenn die Versandeinstellungen ihn vorsehen.',
  'Below the button': 'Unter der Schaltfläche',
  'Such as delivery, care, who made it.': 'Etwa Lieferung, Pflege, wer es gemacht hat.',
  'Sticky buy bar': 'Fixierte Kaufleiste',
  'Name, price and button at the bottom of the screen while the button of the product is out of view.':
    'Name, Preis und Schaltfläche am unteren Rand, solange die Schaltfläche des Produkts nicht zu sehen ist.',
  'On all screens': 'Auf allen Bildschirmen',
  Upsells: 'Upsells',
  'Upsells title': 'Titel der Upsells',
  'Before the words': 'Vor dem Text',
  'After the words': 'Nach dem Text',
  'Above the words': 'Über dem Text',
  'A wide image above the words, with tabs': 'Ein breites Bild über dem Text, mit Tabs',
  'With variants': 'Mit Varianten',
  'Compact, square image, with what the shop promises':
    'Kompakt, quadratisches Bild, mit dem, was der Shop verspricht',
}
