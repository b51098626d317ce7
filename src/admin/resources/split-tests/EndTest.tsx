import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { SplitTestWithReport } from './split-test.ts'
import { hasOnlySamples } from './use-verdict.ts'

interface EndTestProps {
  test: SplitTestWithReport
  onClose(): void
  onEnd(winner: string): Promise<void>
}

/** Chooses the winning subject; the page is published with it. */
export function EndTest({ test, onClose, onEnd }: EndTestProps) {
  const translate = useTranslate()
  const { subjects, verdict } = test.report
  const [winner, setWinner] = useState(verdict.subject ?? subjects[0]?.key ?? '')
  const [isBusy, setBusy] = useState(false)
  const text = (key: string) => translate(`resources.split-tests.${key}`)
  const isFound = ['better', 'first-is-best', 'alike'].includes(verdict.kind)
  const isDecided = isFound && !hasOnlySamples(test.report)
  return (
    <Dialog open onClose={onClose} aria-labelledby="end-test-title">
      <DialogTitle id="end-test-title">{text('endTitle')}</DialogTitle>
      <DialogContent>
        <p>{text(isDecided ? 'endText' : 'endEarly')}</p>
        <RadioGroup
          aria-labelledby="end-test-title"
          value={winner}
          onChange={event => setWinner(event.target.value)}
        >
          {subjects.map(({ key, name }) => (
            <FormControlLabel key={key} value={key} label={name} control={<Radio />} />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => {
            setBusy(true)
            onEnd(winner).finally(() => setBusy(false))
          }}
        >
          {text('endAndPublish')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
