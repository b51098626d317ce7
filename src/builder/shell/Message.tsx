import { useTexts } from '../texts.ts'

/** What stands in place of the builder while it opens, or when it cannot. */
export function Message({ text, isProblem }: { text: string; isProblem: boolean }) {
  const texts = useTexts()
  return (
    <main className="builder-message" role={isProblem ? 'alert' : 'status'}>
      <p>{text}</p>
      {isProblem && <a href="/admin/pages">{texts('To the pages')}</a>}
    </main>
  )
}
