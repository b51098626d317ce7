/** LRU cache bounded by total size in bytes. */
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
      // Move to the most recently used position.
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

/** Memoizes by key without a limit. For few values that are expensive to create, such as `Intl` formats. */
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
