import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect } from 'react'
import { useSidebarState, useStore } from 'react-admin'

/** Collapses the menu on narrow screens and restores it on wide ones. */
export function useFoldedMenu() {
  const isRoomy = useMediaQuery('(min-width: 1100px)', { noSsr: true })
  const [isOpen, setOpen] = useSidebarState()
  const [wasFolded, setFolded] = useStore('menu.foldedByWidth', false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the width changes, not when somebody opens the menu
  useEffect(() => {
    if (isRoomy ? wasFolded : isOpen) {
      setOpen(isRoomy)
      setFolded(!isRoomy)
    }
  }, [isRoomy])
}
