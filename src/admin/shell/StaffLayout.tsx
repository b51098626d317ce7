import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Layout, useTranslate } from 'react-admin'
import { SignInAgain, StaffTexts } from '#staff/client'
import { type Me, readMe } from '../auth-provider.ts'
import { GoTo } from './GoTo.tsx'
import { StaffAppBar } from './StaffAppBar.tsx'
import { StaffMenu } from './StaffMenu.tsx'
import { useFoldedMenu } from './use-folded-menu.ts'
import { Waiting } from './Waiting.tsx'

/** The frame of every screen: menu, top bar, ⌘K, and the sign-in that may be asked for again. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const me = useMe()
  useFoldedMenu()
  return (
    <StaffTexts translate={translate}>
      <Layout menu={StaffMenu} appBar={StaffAppBar} sx={contentFrame}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </Layout>
      <GoTo />
      <SignInAgain translate={translate} email={me?.email ?? ''} />
    </StaffTexts>
  )
}

/** A form is as wide as it reads well, and what stands above it ends where it ends. */
const contentFrame = {
  '& .RaLayout-content': { paddingInline: { xs: 2, sm: 3 } },
  '& .RaEdit-card, & .RaCreate-card, & .edit-page > .MuiToolbar-root': { maxInlineSize: 840 },
  // What is cut off at its edge cannot stay in sight at the window's: the bar that saves.
  '& .RaEdit-card, & .RaCreate-card': { overflow: 'visible' },
  '& .RaEdit-noActions, & .RaCreate-noActions': { marginBlockStart: 2 },
} as const

function useMe(): Me | undefined {
  const [me, setMe] = useState<Me>()
  useEffect(() => {
    readMe().then(setMe, () => {})
  }, [])
  return me
}
