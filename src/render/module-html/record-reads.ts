import type { ModuleInputs } from './module-html.ts'

type Surrounding = ModuleInputs['resolver']
type ReadName = 'image' | 'file' | 'href' | 'icon' | 'background' | 'variable'
type Read = readonly [name: ReadName, ...parameters: unknown[]]

/** Calls of a resolver with their results as JSON. */
export interface RecordedReads {
  calls: readonly Read[]
  values: string
}

/** Wraps a resolver to record what a module reads from it. */
export function recordReads(resolver: Surrounding) {
  const calls: Read[] = []
  const values: unknown[] = []
  function recorded<Name extends ReadName>(name: Name): NonNullable<Surrounding[Name]> {
    return ((...parameters: unknown[]) => {
      const value = call(resolver, [name, ...parameters])
      calls.push([name, ...parameters])
      values.push(value)
      return value
    }) as NonNullable<Surrounding[Name]>
  }
  const wrapped: Surrounding = {
    ...resolver,
    image: recorded('image'),
    file: recorded('file'),
    href: recorded('href'),
    icon: recorded('icon'),
    background: recorded('background'),
    ...(resolver.variable ? { variable: recorded('variable') } : {}),
  }
  return {
    resolver: wrapped,
    reads: (): RecordedReads => ({ calls, values: JSON.stringify(values) }),
  }
}

/** The results that the same calls have now. */
export function repeatReads({ calls }: RecordedReads, resolver: Surrounding): string {
  return calls.length === 0 ? '[]' : JSON.stringify(calls.map(one => call(resolver, one)))
}

function call(resolver: Surrounding, [name, ...parameters]: Read): unknown {
  const method = resolver[name] as ((...parameters: unknown[]) => unknown) | undefined
  return method?.(...parameters)
}
