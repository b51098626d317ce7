import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { OpenInvitation } from '#auth/schema'
import { useDates } from '../../lists/dates.tsx'

interface InvitationListProps {
  invitations: readonly OpenInvitation[]
  onCopyLink(invitation: OpenInvitation): void
  onResend(invitation: OpenInvitation): void
  onRevoke(id: string): void
}

export function InvitationList({
  invitations,
  onCopyLink,
  onResend,
  onRevoke,
}: InvitationListProps) {
  const translate = useTranslate()
  const { day } = useDates()
  const t = (key: string, values?: object) => translate(`resources.users.${key}`, values)
  if (invitations.length === 0) return null
  return (
    <Card component="section" aria-labelledby="open-invitations">
      <CardContent>
        <Typography variant="h2" id="open-invitations">
          {t('invitations')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {invitations.map(invitation => {
            const { id, email, role, expiresAt } = invitation
            return (
              <Box
                component="li"
                key={id}
                sx={{ display: 'flex', gap: 1, alignItems: 'center', minBlockSize: 52 }}
              >
                <Box sx={{ flexGrow: 1 }}>
                  {email}
                  <Typography variant="body2" color="textSecondary">
                    {t(`roles.${role}`)} ·{' '}
                    {expiresAt > Date.now() ? t('expires', { date: day(expiresAt) }) : t('expired')}
                  </Typography>
                </Box>
                <Button
                  size="small"
                  onClick={() => onCopyLink(invitation)}
                  aria-label={`${t('copyLink')}: ${email}`}
                >
                  {t('copyLink')}
                </Button>
                <Button
                  size="small"
                  onClick={() => onResend(invitation)}
                  aria-label={`${t('resend')}: ${email}`}
                >
                  {t('resend')}
                </Button>
                <Button
                  size="small"
                  color="error"
                  onClick={() => onRevoke(id)}
                  aria-label={`${t('revoke')}: ${email}`}
                >
                  {t('revoke')}
                </Button>
              </Box>
            )
          })}
        </Box>
      </CardContent>
    </Card>
  )
}
