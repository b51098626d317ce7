import { useEffect, useRef, useState } from 'react'
import { findOembed } from '#module-kit'
import type { MediaItem } from '#pages/schema'
import { ApiError, callApi } from '../api.ts'

/** What a provider says of an address. */
export interface AddressDetails {
  provider: string
  /** Empty where it says none. */
  title: string
  poster: MediaItem | null
  /** There is an image, and it could not be taken. */
  isPosterMissing: boolean
}

export type AddressState =
  | { status: 'asking' }
  | { status: 'found'; details: AddressDetails }
  /** `reason` is a key under `errors` of the messages. */
  | { status: 'failed'; reason: string }

interface AskedAddress {
  url: string
  /** Of a WordPress site. */
  isPost?: boolean
  /** Whether the answer would be of use. */
  isWanted: boolean
  /** Called for the address that stands there then. */
  onFound(details: AddressDetails): void
}

/**
 * Asks, by our server, for title and image of an address, when it is pasted or left (`listeners` are for the element around its
 * input) and when `ask` is called; the last question counts. `source` is undefined for addresses that nobody describes.
 */
export function useAddressDetails(asked: AskedAddress) {
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
    const next = await askServer(url, isPost)
    if (own !== questions.current) return
    setState(next)
    if (next.status === 'found' && latest.current.url === url) latest.current.onFound(next.details)
  }

  function askForNew() {
    if (!isNew) return
    settled.current = url
    questions.current++
    setState(undefined)
    if (source && asked.isWanted) void ask()
  }
  // What was pasted is known when it has been rendered.
  useEffect(() => {
    if (!wasPasted.current) return
    wasPasted.current = false
    askForNew()
  })

  const listeners = {
    onPaste: () => {
      wasPasted.current = true
    },
    onBlur: askForNew,
  }
  return { source, state: isNew ? undefined : state, ask: () => void ask(), listeners }
}

async function askServer(url: string, isPost: boolean): Promise<AddressState> {
  try {
    const details = await callApi<AddressDetails>('POST', '/media/describe-address', {
      body: { url, isPost },
    })
    return { status: 'found', details }
  } catch (error) {
    return { status: 'failed', reason: error instanceof ApiError ? error.reason : 'broken' }
  }
}
