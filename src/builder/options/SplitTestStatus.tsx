import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCallback, useEffect, useState } from 'react'
import type { PageNode } from '#module-contract'
import { ApiError, callApi } from '#staff/client'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { useTexts } from '../texts.ts'

interface StartedTest {
  id: string
  status: 'running' | 'paused' | 'ended'
}

/** State of the selected split test, and the button that starts it. */
export function SplitTestStatus({ node }: { node: PageNode }) {
  const texts = useTexts()
  const { documentId, permissions, asksConsent } = useCanvas()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  /** Null if not started, undefined while loading. */
  const [begun, setBegun] = useState<StartedTest | null>()
  const test = String(node.props.test ?? '')
  const read = useCallback(async () => {
    const { items } = await callApi<{ items: StartedTest[] }>('GET', '/split-tests', {
      query: { ids: test },
    })
    setBegun(items.find(({ id }) => id === test) ?? null)
  }, [test])
  useEffect(() => void read().catch(() => {}), [read])
  if (begun === undefined || !permissions.has('pages.publish')) return null

  async function start() {
    setBusy(true)
    setRefusal(undefined)
    try {
      await callApi('POST', '/split-tests', { body: { page: documentId, test } })
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.reason : 'broken')
    }
    await read().catch(() => {})
    setBusy(false)
  }

  if (begun) {
    return (
      <Alert severity="info" className="panel-note">
        {texts(SAYS[begun.status])}{' '}
        <a href={`/admin/split-tests/${test}`} target="_blank" rel="noreferrer">
          {texts('Report')}
        </a>
      </Alert>
    )
  }
  return (
    <div className="panel-note">
      <p>
        {texts(
          'Publish the page, then start the test. Until then everyone sees the first subject.',
        )}
      </p>
      {!asksConsent && (node.props.remembered ?? 'year') === 'year' && (
        <p>
          {texts(
            'Visitors get a 365-day cookie without being asked, because the consent banner is off.',
          )}{' '}
          <a href="/admin/settings/privacy" target="_blank" rel="noreferrer">
            {texts('Settings › Privacy')}
          </a>
        </p>
      )}
      <Button variant="contained" size="small" loading={isBusy} onClick={() => void start()}>
        {texts('Start test')}
      </Button>
      {refusal && (
        <Alert severity="error">
          {texts(REFUSED[refusal] ?? 'Something went wrong. Please try again.')}
        </Alert>
      )}
    </div>
  )
}

const SAYS: Record<StartedTest['status'], string> = {
  running: 'This test is running. Changes to its settings do not affect it.',
  paused: 'This test is paused: everyone sees the first subject.',
  ended: 'This test has ended.',
}

const REFUSED: Record<string, string> = {
  'not-published': 'Publish the page with this test first.',
  incomplete: 'A test needs at least two subjects that visitors are shown.',
}
