import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import qrcode from 'qrcode-generator'
import { type FormEvent, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { callApi } from '#staff/client'
import { clearKnownUser, readMe } from '../../auth-provider.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { Section } from './Section.tsx'
import { useAccountTexts, useAttempt } from './use-account.ts'

type TwoFactorAction = 'begin' | 'newCodes' | 'turnOff'
const paths: Record<TwoFactorAction, string> = {
  begin: '/account/two-factor',
  newCodes: '/account/recovery-codes',
  turnOff: '/account/two-factor/disable',
}

/** Two-factor authentication with an authenticator and recovery codes. Every change asks for the password. */
export function TwoFactor() {
  const t = useAccountTexts()
  const notify = useNotify()
  const attempt = useAttempt()
  const [isOn, setOn] = useState<boolean>()
  const [act, setAct] = useState<TwoFactorAction>()
  const [uri, setUri] = useState<string>()
  const [codes, setCodes] = useState<string[]>()
  useEffect(() => {
    readMe().then(
      me => setOn(me.hasTwoFactor),
      () => {},
    )
  }, [])

  function turn(on: boolean) {
    clearKnownUser()
    setOn(on)
    setUri(undefined)
    notify(`resources.account.${on ? 'turnedOn' : 'turnedOff'}`, { type: 'success' })
  }

  async function sendPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!act) return
    const body = Object.fromEntries(new FormData(event.currentTarget))
    await attempt(async () => {
      const answer = await callApi<{ uri?: string; codes?: string[] } | undefined>(
        'POST',
        paths[act],
        { body },
      )
      setAct(undefined)
      setUri(answer?.uri)
      setCodes(answer?.codes)
      if (act === 'turnOff') turn(false)
    })
  }

  async function sendCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    if (await attempt(() => callApi('POST', '/account/two-factor/confirm', { body }))) turn(true)
  }

  return (
    <Section title={t('second')}>
      {isOn !== undefined && !uri && <Typography>{t(isOn ? 'secondOn' : 'secondOff')}</Typography>}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {uri && !codes && (
        <Box component="form" onSubmit={sendCode} sx={{ display: 'grid', gap: 2 }}>
          <Typography>{t('scan')}</Typography>
          <QrCode text={uri} label={t('qr')} />
          <Typography variant="body2" color="textSecondary">
            {t('manual')} <code>{new URL(uri).searchParams.get('secret')}</code>
          </Typography>
          <TextField
            name="code"
            label={t('fields.code')}
            required
            autoFocus
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
            sx={{ maxInlineSize: 280 }}
          />
          <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
            {t('confirm')}
          </Button>
        </Box>
      )}
      {act ? (
        <Box component="form" onSubmit={sendPassword} sx={{ display: 'flex', gap: 1 }}>
          <TextField
            name="password"
            type="password"
            label={t('fields.password')}
            required
            autoFocus
            autoComplete="current-password"
          />
          <Button type="submit" variant="contained">
            {t(act)}
          </Button>
        </Box>
      ) : (
        !uri &&
        !codes &&
        isOn !== undefined && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            {(isOn ? (['newCodes', 'turnOff'] as const) : (['begin'] as const)).map(one => (
              <Button key={one} variant="outlined" onClick={() => setAct(one)}>
                {t(one)}
              </Button>
            ))}
          </Box>
        )
      )}
    </Section>
  )
}

const QUIET = 4

/** Renders a QR code locally, because the text is secret. Dark on light in both schemes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const cells: string[] = []
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) cells.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    }
  }
  const size = count + QUIET * 2
  return (
    <svg role="img" aria-label={label} width="220" height="220" viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={cells.join('')} fill="#000" />
    </svg>
  )
}
