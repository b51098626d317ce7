/** Headings of WooCommerce and of this program, and those of spreadsheets in German. */
export const RATE_COLUMNS: Record<string, readonly string[]> = {
  country: ['countrycode', 'land', 'landercode', 'landescode'],
  state: ['statecode', 'region', 'bundesland'],
  postcodes: ['zippostcode', 'postcodezip', 'postcode', 'zip', 'plz', 'postleitzahl'],
  cities: ['city', 'stadt', 'ort'],
  percent: ['rate', 'ratepercent', 'steuersatz', 'satz'],
  name: ['taxname', 'steuername', 'steuerbezeichnung'],
  priority: ['prioritat'],
  compound: ['zusammengesetzt', 'kumuliert'],
  shipping: ['versand'],
  'tax class': ['class', 'steuerklasse'],
}
