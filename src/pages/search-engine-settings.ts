import Type from 'typebox'

/** What pages may have a title of their own pattern. */
export const TITLED_KINDS = ['page', 'post', 'project', 'product', 'archive'] as const
export type TitledKind = (typeof TITLED_KINDS)[number]

/** Types of schema.org that a site's owner may be. Those after the first have a place that people go to. */
export const ORGANIZATION_KINDS = [
  'Organization',
  'LocalBusiness',
  'Store',
  'Restaurant',
  'CafeOrCoffeeShop',
  'LodgingBusiness',
  'ProfessionalService',
  'HealthAndBeautyBusiness',
  'HomeAndConstructionBusiness',
  'MedicalBusiness',
  'SportsActivityLocation',
] as const
export type OrganizationKind = (typeof ORGANIZATION_KINDS)[number]

export const WEEKDAYS = [
  ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const),
]
export type Weekday = (typeof WEEKDAYS)[number]

const line = (maxLength = 200) => Type.String({ maxLength, default: '' })
const time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
const patterns = (pattern: string) => {
  const one = Type.String({ maxLength: 300, pattern, default: '' })
  return Type.Object(
    { page: one, post: one, project: one, product: one, archive: one },
    { additionalProperties: false, default: {} },
  )
}

/** What search engines and link previews are told. */
export const SearchEngineSettings = {
  /** With `{title}`, `{site}` and `{tagline}`; empty for `{title} – {site}`. */
  titlePatterns: patterns('^$|\\{title\\}'),
  /** Of pages that have none, also with `{excerpt}`; empty for none. */
  descriptionPatterns: patterns(''),
  /** A picture with the title, for pages that have none to be shared with. */
  socialImages: Type.Boolean({ default: true }),
  /** `/llms.txt` */
  llmsTxt: Type.Boolean({ default: true }),
  /** Whether search engines are told at once what is new (indexnow.org). */
  indexNow: Type.Boolean({ default: false }),
  /** AB-2: whether a cache in front of this site keeps pages with split tests. Their subjects are then chosen by script. */
  foreignCache: Type.Boolean({ default: false }),
  /** Whose site it is (schema.org). */
  organization: Type.Object(
    {
      kind: Type.Unsafe<OrganizationKind>(
        Type.Enum([...ORGANIZATION_KINDS], { default: 'Organization' }),
      ),
      legalName: line(),
      phone: line(50),
      street: line(),
      postalCode: line(20),
      city: line(100),
      region: line(100),
      /** ISO 3166-1. */
      country: Type.String({ pattern: '^([A-Z]{2})?$', default: '' }),
      /** Addresses of its profiles elsewhere. */
      profiles: Type.Array(Type.String({ maxLength: 500, pattern: '^https?://\\S+$' }), {
        maxItems: 20,
        default: [],
      }),
      hours: Type.Array(
        Type.Object(
          {
            days: Type.Array(Type.Unsafe<Weekday>(Type.Enum([...WEEKDAYS])), { maxItems: 7 }),
            opens: time,
            closes: time,
          },
          { additionalProperties: false },
        ),
        { maxItems: 21, default: [] },
      ),
    },
    { additionalProperties: false, default: {} },
  ),
}
