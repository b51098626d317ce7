/** LRU cache bounded by total size in bytes. A value that grew is measured when it is set again. */
export function createLru<Value>(options: {
  maxBytes: number
  sizeOf(key: string, value: Value): number
  /** Called with values that are removed because of the limit. */
  onEvict?(value: Value): void
}) {
  const values = new Map<string, Value>()
  /** Sizes when they were set. */
  const sizes = new Map<string, number>()
  let bytes = 0
  let newest: string | undefined

  function remove(key: string) {
    if (!values.delete(key)) return
    bytes -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  return {
    get(key: string): Value | undefined {
      const value = values.get(key)
      if (value === undefined || key === newest) return value
      // Move to the most recently used position.
      values.delete(key)
      values.set(key, value)
      newest = key
      return value
    },

    set(key: string, value: Value) {
      remove(key)
      const size = options.sizeOf(key, value)
      values.set(key, value)
      newest = key
      sizes.set(key, size)
      bytes += size
      // An iterator passes the former places of all entries that were moved.
      if (bytes <= options.maxBytes) return
      for (const [oldest, evicted] of values) {
        if (bytes <= options.maxBytes) break
        remove(oldest)
        options.onEvict?.(evicted)
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

/**
 * Shares what the parts of one owner read, such as the modules of one page: each key is read once
 * per owner. Without an owner, nothing is shared.
 */
export function createSharedReads<Owner extends object, Value>() {
  const readsOf = new WeakMap<Owner, Map<string, Promise<Value>>>()
  return (owner: Owner | undefined, key: string, read: () => Promise<Value>): Promise<Value> => {
    if (!owner) return read()
    const reads = readsOf.get(owner) ?? new Map<string, Promise<Value>>()
    readsOf.set(owner, reads)
    const known = reads.get(key)
    if (known) return known
    const started = read()
    reads.set(key, started)
    return started
  }
}
