/** States that a country's addresses must name, by their postal code. */
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

/** A state's code from its code or its name in any case; undefined when the country has no such state. */
export function findState(country: string, text: string): string | undefined {
  const wanted = text.toLowerCase()
  return Object.entries(STATES[country] ?? {}).find(
    ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  )?.[0]
}
