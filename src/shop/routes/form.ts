import Type from 'typebox'

/** A posted form: names and texts, nothing nested. */
export const FormBody = Type.Record(
  Type.String({ maxLength: 200 }),
  Type.String({ maxLength: 5000 }),
  {
    maxProperties: 400,
  },
)
export type FormBody = Record<string, string>

/** Values of the fields that begin with a prefix, by the rest of their names. */
export function fieldsWith(body: FormBody, prefix: string): Record<string, string> {
  const entries = Object.entries(body).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
  )
  return Object.fromEntries(entries)
}

/** An address of this site; anything else is the fallback. */
export function localPath(text: string | undefined, fallback: string): string {
  return text && /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : fallback
}
