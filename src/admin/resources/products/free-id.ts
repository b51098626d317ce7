/** A permanent id that is not used yet: `field-1`, `field-2`. */
export function freeId(used: readonly { id: string }[], name: string): string {
  for (let n = used.length + 1; ; n++) {
    const id = `${name}-${n}`
    if (!used.some(one => one.id === id)) return id
  }
}
