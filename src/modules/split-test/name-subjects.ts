type Subject = { key?: string; name?: string } & Record<string, unknown>

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Gives new subjects unused keys and names: A, B, C … */
export function nameSubjects(
  next: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const subjects = (next.subjects ?? []) as Subject[]
  const had = ((before.subjects ?? []) as Subject[]).flatMap(({ key }) => key || [])
  const taken = new Set<string>()
  const free = () => [...LETTERS].find(one => !taken.has(one) && !had.includes(one)) ?? 'z'
  const named = subjects.map(subject => {
    const key = subject.key && !taken.has(subject.key) ? subject.key : free()
    taken.add(key)
    return { ...subject, key, name: subject.name || key.toUpperCase() }
  })
  return { ...next, subjects: named }
}
