import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import type { SubmissionItem } from '#forms/schema'

/** A cell of a list of submissions. */
export function Field({ show }: { show(item: SubmissionItem): ReactNode }) {
  const record = useRecordContext<SubmissionItem>()
  return record ? show(record) : null
}
