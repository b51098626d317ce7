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
