import { useSyncExternalStore } from 'react'
import type { DesignStore } from './store.ts'

/** The store as it is now: whoever asks is rendered again when it changes. */
export function useDesignStore(store: DesignStore): DesignStore {
  useSyncExternalStore(store.subscribe, () => store.version)
  return store
}
