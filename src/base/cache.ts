/** Values by key, up to a number of bytes; beyond it the least recently used go. */
export function createLru<Value>(options: {
  maxBytes: number
  sizeOf(key: string, value: Value): number
}) {
  const values = new Map<string, Value>()
  let bytes = 0

  function remove(key: string) {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    bytes -= options.sizeOf(key, value)
  }

  return {
    get(key: string): Value | undefined {
      const value = values.get(key)
      if (value === undefined) return undefined
      // Most recently used stands last.
      values.delete(key)
      values.set(key, value)
      return value
    },

    set(key: string, value: Value) {
      remove(key)
      values.set(key, value)
      bytes += options.sizeOf(key, value)
      for (const oldest of values.keys()) {
        if (bytes <= options.maxBytes) break
        remove(oldest)
      }
    },

    remove,
    entries: () => values.entries(),
    stats: () => ({ count: values.size, bytes }),
  }
}

/** The answer for each key, made once. For what is dear to make and few in number, such as `Intl` formats. */
export function createMemo<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
