import { type ReactNode, Suspense } from 'react'
import { Layout, useTranslate } from 'react-admin'
import { SignInAgain, StaffTexts } from '#staff/client'
import { readMe } from '../auth-provider.ts'
import { useLeaveGuard } from '../forms/use-leave-warning.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { StaffAppBar } from './StaffAppBar.tsx'
import { StaffMenu } from './StaffMenu.tsx'
import { StaffSidebar } from './StaffSidebar.tsx'
import { useFoldedMenu } from './use-folded-menu.ts'
import { Waiting } from './Waiting.tsx'

/** The frame of every screen: menu, top bar, ⌘K, and the sign-in that may be asked for again. */
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

/** A form is as wide as it reads well, and what stands above it ends where it ends. */
const contentFrame = {
  // As wide as the window: what is wider scrolls where it stands.
  minWidth: 0,
  '& .RaLayout-content': { minInlineSize: 0, paddingInline: { xs: 2, sm: 3 } },
  '& .RaEdit-card, & .RaCreate-card, & .edit-page > .MuiToolbar-root': { maxInlineSize: 840 },
  // What is cut off at its edge cannot stay in sight at the window's: the bar that saves.
  '& .RaEdit-card, & .RaCreate-card': { minInlineSize: 0, overflow: 'visible' },
  '& .RaEdit-noActions, & .RaCreate-noActions': { marginBlockStart: 2 },
} as const

const readEmail = async () => (await readMe()).email
