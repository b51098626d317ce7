import { useEffect, useState } from 'react'
import type { PageNode } from '#module-kit'
import { callApi } from '#staff/client'
import type { Canvas } from './CanvasContext.ts'

const WAIT_MS = 150
type Waiting = { node: PageNode; resolve(data: unknown): void; reject(error: unknown): void }
let waiting: Waiting[] = []

/** What the server's loader says for a module as it stands: asked again when its props change. */
export function useLoaderData(node: PageNode, canvas: Canvas): { data: unknown; isReady: boolean } {
  const isLoaded = canvas.loaded.has(node.type)
  const [state, setState] = useState<{ data: unknown; isReady: boolean }>({
    data: undefined,
    isReady: !isLoaded,
  })
  const asked = JSON.stringify(node)
  const { page } = canvas
  useEffect(() => {
    if (!isLoaded) return
    let isCurrent = true
    const timer = setTimeout(() => {
      ask(JSON.parse(asked) as PageNode, page).then(
        data => isCurrent && setState({ data, isReady: true }),
        // What was shown before stays: the next change asks again.
        () => {},
      )
    }, WAIT_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, isLoaded, page])
  return state
}

/** Modules that ask in the same moment ask together. */
function ask(node: PageNode, page: Canvas['page']): Promise<unknown> {
  return new Promise((resolve, reject) => {
    waiting.push({ node, resolve, reject })
    if (waiting.length > 1) return
    queueMicrotask(async () => {
      const asking = waiting
      waiting = []
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
