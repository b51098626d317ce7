import { useEffect, useState } from 'react'
import type { PageNode } from '#module-contract'
import { callApi } from '#staff/client'
import { usePuck } from '../shell/use-puck.ts'
import type { Canvas } from './CanvasContext.ts'

const WAIT_MS = 150
type Waiting = { node: PageNode; resolve(data: unknown): void; reject(error: unknown): void }
/** Keyed by current page; inside a repeating module that is an item. */
const waiting = new Map<string, Waiting[]>()
/** By module id. */
const listeners = new Map<string, () => void>()

/** Requests a module's data again although its props did not change, because something else changed. */
export const askAgain = (id: string) => listeners.get(id)?.()

/** Loader data of a module. Requested again when its props change. */
export function useLoaderData(
  id: string,
  page: Canvas['page'],
): { data: unknown; isReady: boolean } {
  const [state, setState] = useState<{ data: unknown; isReady: boolean }>({
    data: undefined,
    isReady: false,
  })
  const [questions, setQuestions] = useState(0)
  useEffect(() => {
    const askOnce = () => setQuestions(count => count + 1)
    listeners.set(id, askOnce)
    return () => {
      if (listeners.get(id) === askOnce) listeners.delete(id)
    }
  }, [id])
  // Uses the stored props, because the component receives editors in place of texts.
  const asked = usePuck(puck => JSON.stringify(puck.getItemById(id) ?? null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is asked for by its number
  useEffect(() => {
    const node = JSON.parse(asked) as PageNode | null
    if (!node) return
    let isCurrent = true
    const timer = setTimeout(() => {
      ask(node, page).then(
        data => isCurrent && setState({ data, isReady: data !== undefined }),
        // Keeps showing the previous data; the next change tries again.
        () => {},
      )
    }, WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, page, questions])
  return state
}

/** Combines requests of modules that are made at the same time. */
function ask(node: PageNode, page: Canvas['page']): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const key = `${page.id} ${page.path}`
    const asking = waiting.get(key) ?? []
    asking.push({ node, resolve, reject })
    if (asking.length > 1) return
    waiting.set(key, asking)
    queueMicrotask(async () => {
      waiting.delete(key)
      try {
        const { data } = await callApi<{ data: Record<string, unknown> }>('POST', '/builder/data', {
          body: { page, nodes: asking.map(one => one.node) },
        })
        for (const one of asking) one.resolve(data[one.node.props.id])
      } catch (error) {
        for (const one of asking) one.reject(error)
      }
    })
  })
}
