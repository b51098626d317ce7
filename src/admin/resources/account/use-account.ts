import { useCallback, useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { ApiError, callApi } from '#staff/client'

/** Translates texts of this page. */
export function useAccountTexts() {
  const translate = useTranslate()
  return (key: string, values?: object) => translate(`resources.account.${key}`, values)
}

/** An account list that reloads after each change; `run` shows errors. */
export function useAccountList<Item>(path: string) {
  const [items, setItems] = useState<Item[]>()
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    try {
      setItems((await callApi<{ items: Item[] }>('GET', path)).items)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [path])
  useEffect(() => {
    reload()
  }, [reload])
  const attempt = useAttempt()
  const run = async (act: () => Promise<unknown>) => {
    const done = await attempt(act)
    await reload()
    return done
  }
  return { items, hasFailed, reload, run }
}

/** Runs an action that may be refused; returns whether it succeeded. */
export function useAttempt() {
  const notify = useNotify()
  return async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act()
      return true
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : 'broken'
      notify(`errors.${reason}`, { type: 'error' })
      return false
    }
  }
}
