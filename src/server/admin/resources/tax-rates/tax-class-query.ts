import Type from 'typebox'

export const allow = 'settings.write'

/** Name of the standard class in queries, where an empty value means all classes. */
const STANDARD = 'standard'

export const taxClassQuery = { taxClass: Type.Optional(Type.String({ maxLength: 60 })) }

export const toTaxClass = (asked: string | undefined): string | undefined =>
  asked === STANDARD ? '' : asked || undefined
