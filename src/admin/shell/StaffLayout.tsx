import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  Layout,
  Sidebar,
  type SidebarProps,
  useSidebarState,
  useStore,
  useTranslate,
} from 'react-admin'
import { SignInAgain, StaffTexts } from '#staff/client'
import { readMe } from '../auth-provider.ts'
import { useLeaveGuard } from '../forms/use-leave-warning.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { StaffAppBar } from './StaffAppBar.tsx'
import { StaffMenu } from './StaffMenu.tsx'
import { Waiting } from './Waiting.tsx'

/** Frame of all screens: menu, app bar, ⌘K, and renewed sign-in. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  useFoldedMenu()
  useLeaveGuard()
  return (
    <StaffTexts translate={translate}>
      <Layout
        menu={StaffMenu}
        sidebar={StaffSidebar}
        appBar={StaffAppBar}
        error={BrokenPage}
        sx={contentFrame}
      >
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </Layout>
      <CommandPalette />
      <SignInAgain translate={translate} readEmail={readEmail} />
    </StaffTexts>
  )
}

/** Limits forms and their headings to a readable width. */
const contentFrame = {
  // Allow wide content to scroll inside.
  minWidth: 0,
  '& .RaLayout-content': { minInlineSize: 0, paddingInline: { xs: 2, sm: 3 } },
  '& .RaEdit-card, & .RaCreate-card, & .edit-page > .MuiToolbar-root': { maxInlineSize: 840 },
  // Overflow must be visible for the sticky save bar.
  '& .RaEdit-card, & .RaCreate-card': { minInlineSize: 0, overflow: 'visible' },
  '& .RaEdit-noActions, & .RaCreate-noActions': { marginBlockStart: 2 },
} as const

const readEmail = async () => (await readMe()).email

/** Menu container; a labeled dialog on phones. */
function StaffSidebar(props: SidebarProps) {
  const translate = useTranslate()
  const isDialog = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const [isOpen, setOpen] = useSidebarState()
  const [canOpen, setCanOpen] = useState(!isOpen)
  useEffect(() => {
    setCanOpen(isDialog && (canOpen || !isOpen))
    if (isDialog && isOpen && !canOpen) setOpen(false)
  }, [isDialog, canOpen, isOpen, setOpen])
  // A dialog that is closed while it opens stays in front of the page, invisibly.
  if (isDialog && isOpen && !canOpen) return null
  const named = { slotProps: { paper: { 'aria-label': translate('shell.menu') } } }
  return <Sidebar {...props} {...(isDialog ? named : {})} />
}

/** Collapses the menu on narrow screens and restores it on wide ones. */
function useFoldedMenu() {
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
