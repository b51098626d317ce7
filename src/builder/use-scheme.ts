import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useLayoutEffect, useState } from 'react'
import { readScheme, type Scheme } from '#staff/client'

/** The color scheme selected in the admin, or the system's. Also set as an attribute for styles. */
export function useScheme(): Scheme {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const [chosen, setChosen] = useState(readScheme)
  useEffect(() => {
    const onStorage = () => setChosen(readScheme())
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  const scheme = chosen ?? (isDark ? 'dark' : 'light')
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme
    document.documentElement.style.colorScheme = scheme
  }, [scheme])
  return scheme
}
