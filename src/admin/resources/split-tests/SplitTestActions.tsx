import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { EndTest } from './EndTest.tsx'
import { keyOf, type SplitTestWithReport } from './split-test.ts'

/** Actions allowed in the test's status. */
export function SplitTestActions({ test }: { test: SplitTestWithReport }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const act = useAction()
  const [isEnding, setEnding] = useState(false)
  const { id, status } = test
  const text = (key: string) => translate(`resources.split-tests.${key}`)

  async function call(path: string, body?: object) {
    const done = await act(() =>
      callApi('POST', `/split-tests/${id}/${path}`, body ? { body } : {}),
    )
    await queries.invalidateQueries({ queryKey: keyOf(id) })
    return done !== undefined
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
      {status !== 'ended' && (
        <Button variant="contained" onClick={() => setEnding(true)}>
          {text('end')}
        </Button>
      )}
      {status === 'running' && <Button onClick={() => call('pause')}>{text('pause')}</Button>}
      {status === 'paused' && <Button onClick={() => call('resume')}>{text('resume')}</Button>}
      <Button onClick={() => print()}>{text('print')}</Button>
      {isEnding && (
        <EndTest
          test={test}
          onClose={() => setEnding(false)}
          onEnd={async winner => {
            if (await call('end', { winner })) setEnding(false)
          }}
        />
      )}
    </Box>
  )
}
