import { useCallback, useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { ApiError, callApi } from '#staff/client'

/** A text of this page. */
export function useAccountTexts() {
  const translate = useTranslate()
  return (key: string, values?: object) => translate(`resources.account.${key}`, values)
}

/** A list of the account's, read anew after each change; `run` says what went wrong. */
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

/** Does something that may be refused; answers whether it was done. */
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
