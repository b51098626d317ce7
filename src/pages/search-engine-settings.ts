import Type from 'typebox'

/** Kinds with their own title pattern. */
export const TITLED_KINDS = ['page', 'post', 'project', 'product', 'archive'] as const
export type TitledKind = (typeof TITLED_KINDS)[number]

/** schema.org types for the site's owner. All but the first have a physical location. */
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

/** Settings for search engines and link previews. */
export const SearchEngineSettings = {
  /** With `{title}`, `{site}` and `{tagline}`; empty for `{title} – {site}`. */
  titlePatterns: patterns('^$|\\{title\\}'),
  /** For pages without a description, also with `{excerpt}`; empty for none. */
  descriptionPatterns: patterns(''),
  /** Generates a social image with the title for pages without an image. */
  socialImages: Type.Boolean({ default: true }),
  /** Whether `/llms.txt` is served. */
  llmsTxt: Type.Boolean({ default: true }),
  /** Whether search engines are notified of changes (indexnow.org). */
  indexNow: Type.Boolean({ default: false }),
  /** AB-2: whether an external cache stores pages with split tests. Subjects are then chosen by script. */
  foreignCache: Type.Boolean({ default: false }),
  /** Owner of the site (schema.org). */
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
      /** URLs of external profiles. */
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
