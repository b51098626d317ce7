import type { Forms } from '#forms'
import type { SubmissionItem } from '#forms/schema'

/** A submission with its replies and deliveries. */
export async function readDetail(
  { replies, deliveriesOf }: Pick<Forms, 'replies' | 'deliveriesOf'>,
  item: SubmissionItem,
) {
  const [conversation, deliveries] = await Promise.all([replies.of(item.id), deliveriesOf(item.id)])
  return { ...item, conversation, deliveries }
}
