/**
 * Column names of WooCommerce exports in German, French and Spanish. Cell values are not translated.
 * Names are lowercase letters and digits without accents.
 */
const NAMES: Record<string, readonly string[]> = {
  type: ['typ', 'tipo'],
  sku: ['artikelnummer', 'artikelnummersku', 'artnr', 'ugs', 'reference'],
  name: ['nom', 'nombre', 'produktname'],
  published: ['veroffentlicht', 'publie', 'publicado'],
  'is featured?': ['isthervorgehoben', 'hervorgehoben', 'misenavant', 'estadestacado'],
  'visibility in catalog': [
    ...['sichtbarkeitimkatalog', 'katalogsichtbarkeit', 'visibilitedanslecatalogue'],
    'visibilidadenelcatalogo',
  ],
  'short description': ['kurzbeschreibung', 'descriptioncourte', 'descripcioncorta'],
  description: ['beschreibung', 'descripcion'],
  'date sale price starts': [
    ...['datumandemangebotspreisbeginnt', 'datumandemderangebotspreisbeginnt'],
    ...['datededebutdepromo', 'diaenqueempiezaelpreciorebajado'],
  ],
  'date sale price ends': [
    ...['datumandemangebotspreisendet', 'datumandemderangebotspreisendet'],
    ...['datedefindepromo', 'diaenqueterminaelpreciorebajado'],
  ],
  'tax status': ['steuerstatus', 'etatdelatva', 'estadodelimpuesto'],
  'tax class': ['steuerklasse', 'classedetva', 'clasedeimpuesto'],
  'shipping class': ['versandklasse', 'classedelivraison', 'clasedeenvio'],
  'in stock?': ['vorratig', 'auflager', 'enstock', 'existencias', 'eninventario'],
  stock: ['lager', 'lagerbestand', 'bestand', 'inventario'],
  'low stock amount': [
    ...['geringelagermenge', 'geringerlagerbestand', 'montantdestockfaible'],
    'cantidaddebajoinventario',
  ],
  'backorders allowed?': [
    ...['lieferruckstandeerlaubt', 'ruckstandeerlaubt', 'nachbestellungenerlaubt'],
    ...['autoriserlescommandesdeproduitsenrupture', 'permitirreservasdeproductosagotados'],
  ],
  'sold individually?': [
    ...['nureinzelnverkaufen', 'einzelnverkauft', 'vendreindividuellement'],
    'vendidoindividualmente',
  ],
  weight: ['gewicht', 'poids', 'peso'],
  length: ['lange', 'longueur', 'longitud'],
  width: ['breite', 'largeur', 'anchura'],
  height: ['hohe', 'hauteur', 'altura'],
  'allow customer reviews?': [
    ...['kundenrezensionenerlauben', 'kundenbewertungenerlauben', 'autoriserlesavisclients'],
    'permitirvaloracionesdeclientes',
  ],
  'purchase note': ['hinweiszumkauf', 'kaufhinweis', 'notedecommande', 'notadecompra'],
  'sale price': ['angebotspreis', 'tarifpromo', 'prixpromo', 'preciorebajado'],
  'regular price': [
    ...['regularerpreis', 'normalerpreis', 'preis', 'tarifregulier', 'prixregulier'],
    ...['precionormal', 'precioregular'],
  ],
  categories: ['kategorien', 'kategorie', 'categorias'],
  brands: ['marken', 'marques', 'marcas', 'brand', 'vendor'],
  tags: ['schlagworter', 'etiquettes', 'etiquetas'],
  images: ['bilder', 'imagenes'],
  parent: ['ubergeordnetesprodukt', 'eltern', 'superior'],
  'grouped products': ['gruppierteprodukte', 'groupesdeproduits', 'productosagrupados'],
  upsells: ['zusatzverkaufe', 'produitssuggeres', 'ventasdirigidas'],
  'cross-sells': ['crosssellsquerverkaufe', 'querverkaufe', 'ventescroisees', 'ventascruzadas'],
  'external url': ['externeurl', 'urlexterne', 'urlexterna'],
  'button text': ['buttontext', 'libelledubouton', 'textedubouton', 'textodelboton'],
  position: ['posicion'],
  'gtin, upc, ean, or isbn': [
    ...['gtin', 'ean', 'upc', 'isbn', 'barcode', 'gtinupceanoderisbn', 'gtinupceanouisbn'],
    'gtinupceanoisbn',
  ],
  'cost of goods': [
    ...['cost', 'costperitem', 'costprice', 'kosten', 'warenkosten'],
    ...['einkaufspreis', 'cout', 'coutdesmarchandises', 'prixdachat', 'costo', 'costedelosbienes'],
  ],
  mpn: ['herstellernummer', 'herstellerartikelnummer', 'manufacturerpartnumber'],
  'download limit': ['downloadlimit', 'limitedetelechargement', 'limitededescargas'],
  'download expiry days': [
    ...['ablauftagedesdownloads', 'joursdexpirationdutelechargement'],
    'diasdecaducidaddeladescarga',
  ],
}

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([column, names]) => names.map(name => [name, column] as const)),
)

/** Repeated columns; `$1` is the number. */
const NUMBERED: [RegExp, string][] = [
  [/^(?:attribut(\d+)name|nomdelattribut(\d+)|nombredelatributo(\d+))$/, 'attribute $1 name'],
  [
    /^(?:attribut(\d+)werte?|valeursdelattribut(\d+)|valoresdelatributo(\d+))$/,
    'attribute $1 value(s)',
  ],
  [
    /^(?:attribut(\d+)sichtbar|attribut(\d+)visible|atributo(\d+)visible|atributovisible(\d+))$/,
    'attribute $1 visible',
  ],
  [/^(?:attribut(\d+)global|atributo(\d+)global|atributoglobal(\d+))$/, 'attribute $1 global'],
  [/^(?:telechargement(\d+)nom|descarga(\d+)nombre)$/, 'download $1 name'],
  [/^(?:telechargement(\d+)url|descarga(\d+)url)$/, 'download $1 url'],
]

/** The name of a column as WooCommerce writes it in English, in small letters; names of no known column stay as they are. */
export function toEnglishName(name: string): string {
  const plain = name.trim().toLowerCase().replace(/\s+/g, ' ')
  const [, start = plain, unit = ''] = /^(.+?)( \(\p{L}+\))$/u.exec(plain) ?? []
  const measure = BY_NAME.get(wordOf(start))
  if (unit && measure && /^(?:weight|length|width|height)$/.test(measure)) return measure + unit
  const word = wordOf(plain)
  for (const [pattern, english] of NUMBERED) {
    const number = pattern.exec(word)?.slice(1).find(Boolean)
    if (number) return english.replace('$1', number)
  }
  return BY_NAME.get(word) ?? plain
}

const wordOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ß', 'ss')
