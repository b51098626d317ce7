/** Parts of an address in form order. */
export const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'company',
  'country',
  'address_1',
  'address_2',
  'postcode',
  'city',
  'state',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type Address = Record<AddressField, string>

/** Billing address stored with an order, with contact details. */
export type BillingAddress = Address & { phone: string; email: string }

/** States required in addresses, by country and code. */
export const STATES: Record<string, Record<string, string>> = {
  AU: list(
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  ),
  CA: list(
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  ),
  US: list(
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces (AA)|AE Armed Forces (AE)|AP Armed Forces (AP)',
  ),
}

function list(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split('|').map(entry => {
      const [code = '', ...name] = entry.split(' ')
      return [code, name.join(' ')]
    }),
  )
}

/** Code of a state by code or name (case-insensitive); undefined if unknown. */
export function findState(country: string, text: string): string | undefined {
  const wanted = text.toLowerCase()
  return Object.entries(STATES[country] ?? {}).find(
    ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )?.[0]
}

/** Countries without postcodes, or with optional ones. */
const NO_POSTCODE = new Set(
  'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GQ GY HK IE JM KE KI KM KN KP LC ML MO MR MW NA NR PA QA RW SB SC SL SR ST SY TD TF TG TK TO TT TV UG VU YE ZW'.split(
    ' ',
  ),
)

const POSTCODES: Record<string, RegExp> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i,
  GR: /^\d{3} ?\d{2}$/,
  HU: /^\d{4}$/,
  IE: /^([A-Z]\d{2}|D6W) ?[A-Z0-9]{4}$/i,
  IN: /^[1-9]\d{2} ?\d{3}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  LI: /^\d{4}$/,
  LU: /^\d{4}$/,
  LV: /^(LV-?)?\d{4}$/i,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  RO: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SI: /^\d{4}$/,
  SK: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(-\d{4})?$/,
}

/** Whether the postcode has the country's format; without a rule: letters, digits, spaces, hyphens. */
export function isPostcode(postcode: string, country: string): boolean {
  const rule = POSTCODES[country]
  return rule ? rule.test(postcode) : /^[\p{L}\p{N} -]{1,12}$/u.test(postcode)
}

/** Whether a field is required for a country. */
export function isRequired(field: AddressField, country: string): boolean {
  if (field === 'company' || field === 'address_2') return false
  if (field === 'state') return country in STATES
  if (field === 'postcode') return !NO_POSTCODE.has(country)
  return true
}
