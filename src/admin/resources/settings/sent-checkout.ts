interface Texts {
  label?: string | null
  help?: string | null
  options?: string[] | null
}
type Field = Record<string, unknown> &
  Texts & {
    kind?: string
    translations?: Record<string, Texts | undefined> | null
  }
type Checkout = Record<string, unknown> & { fields?: Field[] | null }

/** Checkout settings as the API takes them: without empty options and empty translations. */
export function sentCheckout({ fields, ...checkout }: Checkout): Checkout {
  return { ...checkout, fields: (fields ?? []).map(toField) }
}

function toField({ translations, ...field }: Field): Field {
  const isSelect = field.kind === 'select'
  const entered = (field.options ?? []).map(option => option.trim())
  const translated = Object.entries(translations ?? {}).flatMap(([language, texts]) => {
    const { label, help, options } = texts ?? {}
    // Translations belong to the option of the same line.
    const own = entered.flatMap((option, line) => (option ? [options?.[line]?.trim() ?? ''] : []))
    const sent = {
      ...(label?.trim() && { label: label.trim() }),
      ...(help?.trim() && { help: help.trim() }),
      ...(isSelect && own.some(Boolean) && { options: own }),
    }
    return Object.keys(sent).length > 0 ? [[language, sent] as const] : []
  })
  return {
    ...field,
    help: field.help ?? '',
    options: isSelect ? entered.filter(Boolean) : [],
    ...(translated.length > 0 && { translations: Object.fromEntries(translated) }),
  }
}
