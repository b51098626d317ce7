import Replay from '@mui/icons-material/Replay'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useAction } from './use-health.ts'

const text = (key: string) => `resources.health.${key}`

interface TestMail {
  to: string
  problem: string | null
}

/** Runs one check now. */
export function CheckAgain({ id, title }: { id: string; title: string }) {
  const translate = useTranslate()
  const { isRunning, run } = useAction()
  return (
    <IconButton
      size="small"
      loading={isRunning}
      title={translate(text('check'))}
      aria-label={translate(text('checkOf'), { name: title })}
      sx={{ alignSelf: 'start' }}
      onClick={() => run(`/health/${id}/check`, () => ({ key: text('done') }))}
    >
      <Replay fontSize="small" />
    </IconButton>
  )
}

/** What staff can do about a check, besides what its text says. */
export function HealthActions({ id }: { id: string }) {
  const translate = useTranslate()
  const { isRunning, run } = useAction()
  const testMail = () =>
    run<TestMail>('/health/test-mail', answer =>
      answer?.problem
        ? { key: text('mailFailed'), type: 'error', problem: answer.problem }
        : { key: text('mailSent'), to: answer?.to ?? '' },
    )
  const retry = () =>
    run<{ retried: number }>('/outbox/retry', answer => ({
      key: 'resources.outbox.retried',
      smart_count: answer?.retried ?? 0,
    }))
  const empty = () => run('/health/empty-cache', () => ({ key: text('cacheEmptied') }))
  const button = (key: string, onClick: () => void) => (
    <Button size="small" disabled={isRunning} onClick={onClick}>
      {translate(text(key))}
    </Button>
  )
  const link = (key: string, to: string) => (
    <Button size="small" component={Link} to={to}>
      {translate(text(key))}
    </Button>
  )
  const actions: Record<string, ReactNode> = {
    mail: button('testMail', testMail),
    cache: button('emptyCache', empty),
    backup: link('openBackups', '/backups'),
    jobs: (
      <>
        {button('retry', retry)}
        {link('openOutbox', '/outbox')}
        {link('openJobs', '/jobs')}
      </>
    ),
  }
  if (!actions[id]) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -0.5 }}>
      {actions[id]}
    </Box>
  )
}
