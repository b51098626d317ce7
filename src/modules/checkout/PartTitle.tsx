import type { Part } from './parts.ts'

export const titleId = (id: string, { kind }: Part) => `${id}-title-${kind}`

/** Heading of a part; parts without a standard heading have one only if the owner enters it. */
export function PartTitle({ id, part, standard }: { id: string; part: Part; standard?: string }) {
  const text = part.title || standard
  return text ? <h2 id={titleId(id, part)}>{text}</h2> : null
}

/** Accessible name of a part's section: its heading, if it has one. */
export const namedBy = (id: string, part: Part, label: string) =>
  part.title ? { 'aria-labelledby': titleId(id, part) } : { 'aria-label': label }
