import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useListContext } from 'react-admin'
import type { AnswerColumn } from '#forms/schema'
import { callApi } from '#staff/client'
import { useHiddenColumns } from '../../lists/ColumnsMenu.tsx'

/** More of them do not fit a screen; the others are there to be chosen. */
const SHOWN_AT_FIRST = 5
const NONE: AnswerColumn[] = []

const sourceOf = ({ id }: AnswerColumn) => `answer.${id}`

/** The columns of the form that the list is of, and which of them are shown; undefined where it is of all forms. */
export function useAnswerColumns() {
  const { filterValues } = useListContext()
  const form: string = filterValues.form ?? ''
  const { data = NONE } = useQuery({
    queryKey: ['submissions', 'columns', form],
    queryFn: () =>
      callApi<{ items: AnswerColumn[] }>('GET', '/submissions/columns', { query: { form } }),
    select: answer => answer.items,
    enabled: form !== '',
  })
  const hiddenAtFirst = useMemo(() => data.slice(SHOWN_AT_FIRST).map(sourceOf), [data])
  const storeKey = `submissions.columns.${form}`
  const [hidden] = useHiddenColumns({ storeKey, hiddenAtFirst })
  if (!form || data.length === 0) return undefined
  const columns = data.map(column => ({
    ...column,
    label: column.label || column.id,
    source: sourceOf(column),
  }))
  return {
    form,
    storeKey,
    hiddenAtFirst,
    columns,
    shown: columns.filter(({ source }) => !hidden.includes(source)),
  }
}
