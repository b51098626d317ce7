import { useEffect, useRef, useState } from 'react'
import { findOembed } from '#media-ui'
import type { MediaItem } from '#pages/schema'
import { ApiError, callApi } from '../api.ts'

/** Details of a URL from its provider. */
export interface AddressDetails {
  provider: string
  /** Empty if unknown. */
  title: string
  poster: MediaItem | null
  /** An image exists but could not be loaded. */
  isPosterMissing: boolean
}

export type AddressState =
  | { status: 'asking' }
  | { status: 'found'; details: AddressDetails }
  /** `reason` is a key under `errors` in the messages. */
  | { status: 'failed'; reason: string }

interface RequestedAddress {
  url: string
  /** Whether it is a post of a WordPress site. */
  isPost?: boolean
  /** Whether the result would be used. */
  isWanted: boolean
  /** Called with details of the current URL. */
  onFound(details: AddressDetails): void
}

/**
 * Loads title and image of a URL through our server when it is pasted or left (put `listeners` on
 * the element around the input) and when `ask` is called. The last request wins. `source` is
 * undefined for unsupported URLs.
 */
export function useAddressDetails(asked: RequestedAddress) {
  const { url, isPost = false } = asked
  const [state, setState] = useState<AddressState>()
  const latest = useRef(asked)
  latest.current = asked
  const settled = useRef(url)
  const wasPasted = useRef(false)
  const questions = useRef(0)
  const source = findOembed(url, isPost)
  const isNew = url !== settled.current

  async function ask() {
    settled.current = url
    const own = ++questions.current
    setState({ status: 'asking' })
    const next = await fetchDetails(url, isPost)
    if (own !== questions.current) return
    setState(next)
    if (next.status === 'found' && latest.current.url === url) latest.current.onFound(next.details)
  }

  function reload() {
    if (!isNew) return
    settled.current = url
    questions.current++
    setState(undefined)
    if (source && asked.isWanted) void ask()
  }
  // The pasted text is known after rendering.
  useEffect(() => {
    if (!wasPasted.current) return
    wasPasted.current = false
    reload()
  })

  const listeners = {
    onPaste: () => {
      wasPasted.current = true
    },
    onBlur: reload,
  }
  return { source, state: isNew ? undefined : state, ask: () => void ask(), listeners }
}

async function fetchDetails(url: string, isPost: boolean): Promise<AddressState> {
  try {
    const details = await callApi<AddressDetails>('POST', '/media/describe-address', {
      body: { url, isPost },
    })
    return { status: 'found', details }
  } catch (error) {
    return { status: 'failed', reason: error instanceof ApiError ? error.reason : 'broken' }
  }
}
