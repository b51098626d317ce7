import { type ReactNode, useEffect, useState } from 'react'
import { Layout, useTranslate } from 'react-admin'
import { SignInAgain, StaffTexts } from '#staff/client'
import { type Me, readMe } from '../auth-provider.ts'
import { GoTo } from './GoTo.tsx'
import { StaffAppBar } from './StaffAppBar.tsx'
import { StaffMenu } from './StaffMenu.tsx'

/** The frame of every screen: menu, top bar, ⌘K, and the sign-in that may be asked for again. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const me = useMe()
  return (
    <StaffTexts translate={translate}>
      <Layout menu={StaffMenu} appBar={StaffAppBar}>
        {children}
      </Layout>
      <GoTo />
      <SignInAgain translate={translate} email={me?.email ?? ''} />
    </StaffTexts>
  )
}

function useMe(): Me | undefined {
  const [me, setMe] = useState<Me>()
  useEffect(() => {
    readMe().then(setMe, () => {})
  }, [])
  return me
}
