import Type, { type Static } from 'typebox'
import { LANGUAGES, type Language, languageOf } from '#texts'
import {
  CUSTOM_FIELD_KINDS,
  CUSTOM_FIELD_PLACES,
  type CustomField,
  type CustomFieldKind,
  type CustomFieldPlace,
  customFieldName,
  MAX_CUSTOM_FIELDS,
} from './custom-fields.ts'

const MAX_OPTIONS = 100

const label = Type.String({ maxLength: 200 })
const help = Type.String({ maxLength: 500 })
const options = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
  maxItems: MAX_OPTIONS,
})

const Translation = Type.Object(
  {
    label: Type.Optional(label),
    help: Type.Optional(help),
    /** In the order of the field's own options; empty ones are not translated. */
    options: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: MAX_OPTIONS })),
  },
  { additionalProperties: false },
)
type Translations = Partial<Record<Language, Static<typeof Translation>>>

export const CustomFieldSetting = Type.Object(
  {
    /** Stored with orders, so it is permanent. */
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    kind: Type.Unsafe<CustomFieldKind>(Type.Enum([...CUSTOM_FIELD_KINDS])),
    place: Type.Unsafe<CustomFieldPlace>(Type.Enum([...CUSTOM_FIELD_PLACES])),
    required: Type.Boolean(),
    label: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    help,
    /** Of selects. */
    options,
    translations: Type.Optional(
      Type.Unsafe<Translations>(
        Type.Object(Object.fromEntries(LANGUAGES.map(one => [one, Type.Optional(Translation)])), {
          additionalProperties: false,
        }),
      ),
    ),
  },
  { additionalProperties: false },
)
export type CustomFieldSetting = Static<typeof CustomFieldSetting>

export const CheckoutSettings = Type.Object(
  {
    /** Whether buyers may write a note about the order. */
    orderNote: Type.Boolean(),
    /** Whether buyers may mark an order as a gift and add a message. */
    giftNote: Type.Boolean(),
    fields: Type.Array(CustomFieldSetting, { maxItems: MAX_CUSTOM_FIELDS }),
  },
  { additionalProperties: false },
)

/** Fields in a language; texts without a translation are those of the field itself. */
export function localizeFields(
  fields: readonly CustomFieldSetting[],
  locale: string,
): CustomField[] {
  const language = languageOf(locale)
  return fields.map(field => {
    const { label = '', help = '', options = [] } = translationOf(field, language)
    return {
      name: customFieldName(field.id),
      kind: field.kind,
      place: field.place,
      required: field.required,
      label: label || field.label,
      help: help || field.help,
      options: field.kind === 'select' ? field.options.map((one, at) => options[at] || one) : [],
    }
  })
}

const translationOf = (field: CustomFieldSetting, language: Language) =>
  field.translations?.[language] ?? {}
