import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { keyOf, type SplitTestWithReport } from './split-test.ts'
import { usePercents } from './use-percents.ts'

/** Shows the share of sample data, with a button to remove it. */
export function SampleData({ test: { id, report } }: { test: SplitTestWithReport }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const act = useAction()
  const { count } = usePercents()
  const text = (key: string, values = {}) => translate(`resources.split-tests.${key}`, values)
  const { visitors, of } = report.sample

  async function deleteThem() {
    await act(() => callApi('DELETE', `/split-tests/${id}/sample`))
    await queries.invalidateQueries({ queryKey: keyOf(id) })
  }

  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={deleteThem}>
          {text('deleteSample')}
        </Button>
      }
    >
      {text('sample', { visitors: count(visitors), of: count(of) })}
    </Alert>
  )
}
