/** Countries by the number of digits of their postcodes. */
const DIGITS: Record<number, string> = {
  3: 'FO GN IS LS MG PG',
  4: 'AF AL AT AU AZ BD BE BG CH CV CX CC CY DK ET GE GW HM HT HU LR LU MD MK MZ NE NF NO NZ PH PY SI SJ TN VE ZA',
  5: 'BA BT CU DE DO DZ EE EG EH ES FI GT HN HR ID IQ IT JO KE KH KR KW LA LK LT MA MM MN MV MX MY NA NI NP PK SA SD SN TH TR UA UM UY ZM',
  6: 'BY CN CO EC IN KG KZ NG RO RU SG TJ TM UZ',
  7: 'CL',
}

/** ZIP codes of the United States and their territories. */
const ZIP = /^\d{5}([ -]?\d{4})?$/
const ZIP_COUNTRIES = 'AS FM GU MH MP PR PW US VI'

/** Formats with letters, several lengths or a fixed beginning. */
const OTHERS: Record<string, RegExp> = {
  AD: /^(AD)?[1-7]\d{2}$/,
  AI: /^(AI-?)?2640$/,
  AM: /^(37)?\d{4}$/,
  AR: /^([A-HJ-NP-Z])?\d{4}([A-Z]{3})?$/,
  AX: /^22\d{3}$/,
  BB: /^(BB)?\d{5}$/,
  BH: /^(\d|1[0-2])\d{2}$/,
  BL: /^9[78][01]\d{2}$/,
  BM: /^[A-Z]{2} ?[A-Z0-9]{2}$/,
  BN: /^[A-Z]{2} ?\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  CR: /^(\d{4,5}|\d{3}-\d{4})$/,
  CZ: /^\d{3} ?\d{2}$/,
  FK: /^FIQQ ?1ZZ$/,
  FR: /^\d{2} ?\d{3}$/,
  GB: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|BFPO ?\d{1,4})$/,
  GF: /^9[78]3\d{2}$/,
  GG: /^GY\d[\dA-Z]? ?\d[A-Z]{2}$/,
  GI: /^GX11 ?1AA$/,
  GL: /^39\d{2}$/,
  GP: /^9[78][01]\d{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  GS: /^SIQQ ?1ZZ$/,
  IE: /^([A-Z]\d{2}|D6W) ?[A-Z0-9]{4}$/,
  IL: /^\d{5}(\d{2})?$/,
  IM: /^IM\d[\dA-Z]? ?\d[A-Z]{2}$/,
  IN: /^[1-9]\d{2} ?\d{3}$/,
  IO: /^BBND ?1ZZ$/,
  IR: /^\d{5}-?\d{5}$/,
  JE: /^JE\d[\dA-Z]? ?\d[A-Z]{2}$/,
  JP: /^\d{3}-?\d{4}$/,
  KY: /^KY\d-?\d{4}$/,
  LB: /^\d{4}( ?\d{4})?$/,
  LI: /^94(8[5-9]|9[0-8])$/,
  LV: /^(LV-?)?\d{4}$/,
  MC: /^980\d{2}$/,
  ME: /^8\d{4}$/,
  MF: /^9[78][01]\d{2}$/,
  MQ: /^9[78]2\d{2}$/,
  MT: /^[A-Z]{3} ?\d{2,4}$/,
  MU: /^\d{3}(\d{2}|[A-Z]{2}\d{3})$/,
  NC: /^988\d{2}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  OM: /^(PC )?\d{3}$/,
  PE: /^(LIMA \d{1,2}|CALLAO 0?\d|[0-2]\d{4})$/,
  PF: /^987\d{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  PM: /^9[78]5\d{2}$/,
  PN: /^PCRN ?1ZZ$/,
  PT: /^\d{4}-?\d{3}$/,
  RE: /^9[78]4\d{2}$/,
  RS: /^\d{5,6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SH: /^(ASCN|STHL) ?1ZZ$/,
  SK: /^\d{3} ?\d{2}$/,
  SM: /^4789\d$/,
  SO: /^[A-Z]{2} ?\d{5}$/,
  SV: /^(CP )?\d{4}$/,
  SZ: /^[HLMS]\d{3}$/,
  TC: /^TKCA ?1ZZ$/,
  TW: /^\d{3}(-?\d{2,3})?$/,
  TZ: /^\d{4,5}$/,
  VA: /^00120$/,
  VC: /^VC ?\d{4}$/,
  VG: /^VG ?\d{4}$/,
  VN: /^\d{5,6}$/,
  WF: /^986\d{2}$/,
  YT: /^976\d{2}$/,
}

const byCountry = (countries: string, rule: RegExp) =>
  countries.split(' ').map(country => [country, rule] as const)

/** Formats by country, for upper case. */
const RULES = new Map<string, RegExp>([
  ...Object.entries(DIGITS).flatMap(([digits, countries]) =>
    byCountry(countries, new RegExp(`^\\d{${digits}}$`)),
  ),
  ...byCountry(ZIP_COUNTRIES, ZIP),
  ...Object.entries(OTHERS),
])

/** Countries whose post needs the postcode; in others it is optional or unknown. */
const REQUIRED = new Set(
  (
    'AS AT AU AX BE BG BL BR CA CH CN CY CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HR HU IL IM IN IO ' +
    'IS IT JE JP KR LI LT LU LV MC MF MH MP MQ MT MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RS RU SE SG SH ' +
    'SI SJ SK SM TC TH TR TW UA US VI WF YT ZA'
  ).split(' '),
)

export const needsPostcode = (country: string) => REQUIRED.has(country)

export const hasPostcodes = (country: string) => RULES.has(country)

/** Whether the postcode has the country's format; without a rule: letters, digits, spaces, hyphens. */
export function isPostcode(postcode: string, country: string): boolean {
  const rule = RULES.get(country)
  return rule ? rule.test(postcode.toUpperCase()) : /^[\p{L}\p{N} -]{1,12}$/u.test(postcode)
}
