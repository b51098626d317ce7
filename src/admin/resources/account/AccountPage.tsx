import Box from '@mui/material/Box'
import { Title } from 'react-admin'
import { Passkeys } from './Passkeys.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Profile } from './Profile.tsx'
import { Sessions } from './Sessions.tsx'
import { TwoFactor } from './TwoFactor.tsx'
import { useAccountTexts } from './use-account.ts'

/** One's own account: profile and sign-in methods. */
export default function AccountPage() {
  const t = useAccountTexts()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxInlineSize: 760, paddingBlock: 2 }}>
      <Title title={t('name', { smart_count: 1 })} />
      <Profile />
      <PasswordForm />
      <TwoFactor />
      <Passkeys />
      <Sessions />
    </Box>
  )
}
