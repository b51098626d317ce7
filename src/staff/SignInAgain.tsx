import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callApi, onSignedOut } from './api.ts'

type Step = 'closed' | 'password' | 'code'

/** Asks for the password in place when the session has expired, then repeats the pending request. */
export function SignInAgain({
  translate,
  readEmail = askEmail,
}: {
  translate(key: string): string
  /** Reads the user's email while the session is valid. */
  readEmail?: () => Promise<string>
}) {
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<Step>('closed')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const done = useRef<() => void>(undefined)

  useEffect(
    () =>
      onSignedOut(
        () =>
          new Promise<void>(resolve => {
            done.current = resolve
            setProblem(undefined)
            setStep('password')
          }),
      ),
    [],
  )

  useEffect(() => {
    // If unknown, the dialog asks for the email, too.
    readEmail().then(setEmail, () => {})
  }, [readEmail])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setBusy(true)
    setProblem(undefined)
    const outcome = await (step === 'code' ? sendCode(values.code ?? '') : sendPassword(values))
    setBusy(false)
    if (outcome === 'code') return setStep('code')
    if (outcome !== 'done') return setProblem(outcome)
    setStep('closed')
    done.current?.()
  }

  const t = (key: string) => translate(key.startsWith('errors.') ? key : `signInAgain.${key}`)
  return (
    <Dialog open={step !== 'closed'} aria-labelledby="sign-in-again">
      <form onSubmit={submit}>
        <DialogTitle id="sign-in-again">{t('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, inlineSize: 380, maxInlineSize: '100%' }}>
          <DialogContentText>{t('text')}</DialogContentText>
          {problem && <Alert severity="error">{t(problem)}</Alert>}
          {step === 'code' ? (
            <TextField
              key="code"
              name="code"
              label={t('code')}
              required
              autoFocus
              autoComplete="one-time-code"
            />
          ) : (
            <>
              <TextField
                name="email"
                type="email"
                label={t('email')}
                required
                defaultValue={email}
                autoComplete="username"
              />
              <TextField
                name="password"
                type="password"
                label={t('password')}
                required
                autoFocus
                autoComplete="current-password"
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const askEmail = async () => (await callApi<{ email: string }>('GET', '/me')).email

/** Returns `done`, `code` if a second factor is required, else a message key. */
async function sendPassword({ email, password }: Record<string, string>) {
  const { status, answer } = await post('/sign-in/email', { email, password })
  if (status !== 200) return problemOf(status, 'wrong')
  return answer.twoFactorRedirect ? 'code' : 'done'
}

async function sendCode(code: string) {
  const path = /^\s*\d{6}\s*$/.test(code)
    ? '/two-factor/verify-totp'
    : '/two-factor/verify-backup-code'
  const { status } = await post(path, { code: code.trim() })
  return status === 200 ? 'done' : problemOf(status, 'wrongCode')
}

function problemOf(status: number, wrong: string): string {
  if (status === 0) return 'errors.offline'
  return status === 429 ? 'errors.too-many' : wrong
}

async function post(path: string, body: object) {
  try {
    const response = await fetch(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => ({}))) as {
      twoFactorRedirect?: boolean
    } | null
    return { status: response.status, answer: answer ?? {} }
  } catch {
    return { status: 0, answer: {} as { twoFactorRedirect?: boolean } }
  }
}
