import type { Messages } from '#staff/client'

/** Converts react-admin's polyglot texts (`%{name}`, `one |||| many`) to ICU messages. */
export function fromPolyglot(tree: object): Messages {
  return Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [
      key,
      typeof text === 'string' ? toIcu(text) : fromPolyglot(text),
    ]),
  )
}

function toIcu(text: string): string {
  const [one = '', many] = text.split('||||').map(form => form.trim())
  const fill = (form: string) => form.replace(/%\{(\w+)\}/g, '{$1}')
  if (many === undefined) return fill(text)
  return `{smart_count, plural, one {${fill(one)}} other {${fill(many)}}}`
}
