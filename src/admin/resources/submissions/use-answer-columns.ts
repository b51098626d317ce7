import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useListContext } from 'react-admin'
import type { AnswerColumn } from '#forms/schema'
import { callApi } from '#staff/client'
import { useHiddenColumns } from '../../lists/ColumnsMenu.tsx'

/** Columns shown by default; others can be enabled. */
const SHOWN_AT_FIRST = 5
const NONE: AnswerColumn[] = []

const sourceOf = ({ id }: AnswerColumn) => `answer.${id}`

/** Columns of the filtered form and which are shown; undefined for all forms. */
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
