import { useSyncExternalStore } from 'react'
import type { DesignStore } from './store.ts'

/** Subscribes a component to the store. */
export function useDesignStore(store: DesignStore): DesignStore {
  useSyncExternalStore(store.subscribe, () => store.version)
  return store
}
